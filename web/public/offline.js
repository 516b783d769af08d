/* The offline page: leads back to the page before it, and loads the wanted page once the site answers again. */
const back = document.getElementById('back');
back.hidden = history.length < 2;
back.addEventListener('click', () => history.back());

/** Between two tries, ms. */
const PAUSE_MS = 3000;
let timer;

/** The browser reports a network before anything gets through it, so a call to the site decides. */
async function renew() {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  try {
    await fetch('/api/health', { cache: 'no-store' });
    location.reload();
  } catch {
    timer = setTimeout(renew, PAUSE_MS);
  }
}

addEventListener('online', renew);
timer = setTimeout(renew, PAUSE_MS);
