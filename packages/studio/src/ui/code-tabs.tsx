import { type KeyboardEvent, useId } from 'react';
import { type Store, useStore } from '../store.ts';
import { Coloured } from './coloured.tsx';
import { CopyButton } from './copy-button.tsx';

interface CodeTabsProps<Language extends string> {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly names: Readonly<Record<Language, string>>;
  readonly chosen: Store<Language>;
  readonly textOf: (language: Language) => string;
}

/** One text in several languages. */
export function CodeTabs<Language extends string>(props: CodeTabsProps<Language>) {
  const { label, languages, names, chosen: store, textOf } = props;
  const id = useId();
  const chosen = useStore(store);
  const text = textOf(chosen);
  return (
    <div className="code">
      <div className="code-head">
        <div aria-label={label} className="tabs" onKeyDown={moveTab} role="tablist">
          {languages.map((language) => (
            <button
              aria-controls={`${id}-panel`}
              aria-selected={language === chosen}
              key={language}
              onClick={() => store.set(language)}
              role="tab"
              tabIndex={language === chosen ? 0 : -1}
              type="button"
            >
              {names[language]}
            </button>
          ))}
        </div>
        <CopyButton text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
      <pre aria-label={names[chosen]} id={`${id}-panel`} role="tabpanel" tabIndex={0}>
        <code>
          <Coloured text={text} />
        </code>
      </pre>
    </div>
  );
}

/** Arrows choose the tab beside, as in tabs of the system. */
function moveTab(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.ariaSelected === 'true');
  const next = tabs.at((at + step) % tabs.length);
  next?.focus();
  next?.click();
}
