import { Icon } from '#design/ui/Icon.tsx';
import { search as words } from '#language';

interface SearchButtonProps {
  /** Where the code of the dialog is. */
  readonly code: string;
  readonly className?: string | undefined;
}

/** Opens the search. open-search.ts listens for it; without scripting it isn't shown. */
export function SearchButton({ code, className }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-search={code}
      aria-label={words.label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      title={words.buttonTitle}
    >
      <Icon name="search" />
    </button>
  );
}
