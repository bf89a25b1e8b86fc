import { ICONS, type IconName } from '../../../design/src/icons.ts';

export type { IconName };

/** A picture beside words, or inside something that has a name of its own; never alone. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="icon"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icons are constants of ours
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  );
}
