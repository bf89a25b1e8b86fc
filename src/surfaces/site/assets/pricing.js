// Switches between monthly and yearly prices without a new page.

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-swap]') : null;
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('.pricing');
    if (!answer.ok || next === null) throw new Error('no prices');
    document.querySelector('.pricing').replaceWith(next);
    history.replaceState(null, '', link.href.replace(/#.*$/, ''));
    document.querySelector('[data-swap][aria-current]')?.focus();
  } catch {
    location.assign(link.href);
  }
});
