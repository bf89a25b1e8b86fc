import { Button } from './button.tsx';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

interface MoreButtonProps {
  readonly query: PagedQuery;
  readonly text: { readonly more: string; readonly loading: string };
}

/** Loads the next page of a list; gone after the last. */
export function MoreButton({ query, text }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} size="s">
      {query.isFetchingNextPage ? text.loading : text.more}
    </Button>
  );
}
