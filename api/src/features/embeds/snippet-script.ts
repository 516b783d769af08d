/**
 * Script of the page that writes snippets: shows another choice at once, by requesting the page and taking its result
 * over, and copies the code. Everything works without it, except copying at a press.
 */
export const SNIPPET_SCRIPT = `(()=>{
const form=document.querySelector('form');
const copy=document.querySelector('#copy');
const status=document.querySelector('[role=status]');
const code=()=>document.querySelector('#code');
let latest=0;
form.querySelector('button').hidden=true;
copy.hidden=false;
form.addEventListener('change',async()=>{
const mine=++latest;
const url=form.action+'?'+new URLSearchParams(new FormData(form));
try{
const response=await fetch(url);
const page=new DOMParser().parseFromString(await response.text(),'text/html');
if(mine!==latest)return;
if(!response.ok||!page.querySelector('#preview'))throw 0;
code().value=page.querySelector('#code').value;
document.querySelector('dl').replaceWith(page.querySelector('dl'));
document.querySelector('#preview').replaceWith(page.querySelector('#preview'));
history.replaceState(null,'',url);
status.textContent='';
}catch{if(mine===latest)form.submit()}
});
copy.addEventListener('click',async()=>{
code().select();
try{
await navigator.clipboard.writeText(code().value);
status.textContent=status.dataset.copied;
}catch{
status.textContent=document.execCommand('copy')?status.dataset.copied:status.dataset.failed;
}
});
})();`;
