// Makes pages nicer that work without: copying, choosing a theme, tabs of code.

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { copy, copyFrom } = button.dataset;
    const source = copyFrom ? document.getElementById(copyFrom) : null;
    await navigator.clipboard.writeText(source?.textContent?.trim() ?? copy ?? '');
    const label = button.querySelector('[data-label]') ?? button;
    const words = label.textContent;
    label.textContent = 'Copied';
    button.dataset.copied = '';
    setTimeout(() => {
      label.textContent = words;
      delete button.dataset.copied;
    }, 2000);
  });
}

// The security policy lets no colour into an attribute of style, but a script may set one.
for (const word of document.querySelectorAll('.read[data-color]')) {
  word.style.setProperty('--c', word.dataset.color);
}

const root = document.documentElement;
for (const chooser of document.querySelectorAll('[data-themes]')) {
  chooser.hidden = false;
  const show = () => {
    const chosen = root.dataset.theme ?? 'system';
    for (const button of chooser.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.value === chosen));
    }
  };
  show();
  chooser.addEventListener('click', ({ target }) => {
    const value = target.closest('button')?.value;
    if (value === undefined) return;
    if (value === 'system') {
      delete root.dataset.theme;
      localStorage.removeItem('theme');
    } else {
      root.dataset.theme = value;
      localStorage.setItem('theme', value);
    }
    show();
  });
}
