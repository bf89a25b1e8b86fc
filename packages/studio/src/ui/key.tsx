/** The key that does the same as the button around it; who listens hears only the button. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="kbd">
      {children}
    </span>
  );
}
