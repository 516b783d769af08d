/** A request of the script that has no response after this time counts as failed, ms. */
const TIMEOUT_MS = 10_000;

/**
 * Script of a page that refreshes itself: it requests its own address, and replaces the rows that changed. It keeps what
 * it shows while the site cannot be reached, and loads a newer build of the page whole. A hidden page waits until it is
 * visible. In a sandbox without an origin it does nothing.
 * @param everyMs time between two refreshes
 */
export function refreshScript(everyMs: number): string {
  return `(()=>{
if(self.origin==='null')return;
const root=document.documentElement;
let running=false;
const merge=(old,next)=>{
if(old.isEqualNode(next))return;
const parts=[...next.children];
if(old.localName==='li'||parts.length===0||old.children.length!==parts.length||!old.cloneNode().isEqualNode(next.cloneNode()))return old.replaceWith(next);
[...old.children].forEach((part,at)=>merge(part,parts[at]));
};
const refresh=async()=>{
if(running||document.hidden)return;
running=true;
try{
const timeout=new AbortController();
setTimeout(()=>timeout.abort(),${TIMEOUT_MS});
const response=await fetch(location.href,{credentials:'omit',cache:'no-cache',signal:timeout.signal});
const page=new DOMParser().parseFromString(await response.text(),'text/html');
const next=page.querySelector('main[data-live]');
if(!next||response.status>=500)return;
if(page.documentElement.dataset.build!==root.dataset.build)return location.reload();
document.title=page.title;
merge(document.querySelector('main'),next);
}catch{}finally{running=false}
};
setInterval(refresh,${everyMs});
document.addEventListener('visibilitychange',refresh);
})();`;
}
