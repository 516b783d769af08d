/* The offline page: leads back to the page before it, and loads the wanted page once there is a connection. */
const back = document.getElementById('back');
back.hidden = history.length < 2;
back.addEventListener('click', () => history.back());
addEventListener('online', () => location.reload());
