const card = (work) =>
  `<article class="card"><i></i><h2>${work.title}</h2><p>${work.artist}, ${work.place}</p><p>${work.price} €</p></article>`;

async function showLiveWorks() {
  const response = await fetch('works.json');
  const works = await response.json();
  const grid = document.querySelector('.grid');
  if (!grid.firstElementChild) grid.innerHTML = works.map(card).join('');
  requestAnimationFrame(() => setTimeout(() => performance.mark('vernissage:live')));
}
showLiveWorks();
