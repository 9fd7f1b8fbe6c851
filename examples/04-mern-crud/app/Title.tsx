import { AppTitle } from '../../shell/AppTitle.tsx';

export function Title() {
  return (
    <AppTitle
      title="The tea stand opens on Saturday"
      lead="Start, finish, reopen: a task offers what its stage allows."
      viewBox="0 0 220 110"
      drawing={
        <>
          <path data-fill="wash" d="M40 34h140l14 22H26z" />
          <path d="M75 34 61 56m49-22v22m35-22 14 22M4 106h212" />
          <path d="M40 56v50m140-50v50" />
          <path data-fill="paper" d="M30 78h160v10H30z" />
          <path
            data-fill="accent"
            d="M98 78V66h24v12zM122 69h6v6h-6M98 70l-8-4"
          />
          <path d="M106 60q-4-4 0-8m8 8q-4-4 0-8" />
          <path data-fill="paper" d="M56 78V68h14v10zm94 0V68h14v10z" />
        </>
      }
    />
  );
}
