import { AppTitle } from '../../shell/AppTitle.tsx';

export function Title() {
  return (
    <AppTitle
      title="A drawer for your pictures"
      lead="They never leave this browser. Before a picture is stored, it is made smaller, and the place where it was taken is removed."
      viewBox="0 0 220 120"
      drawing={
        <>
          <path data-fill="paper" d="M40 6h140v106H40z" />
          <path data-fill="wash" d="M46 12h128v44H46z" />
          <path data-fill="paper" d="M58 24h42v44H58zm48-8h52v52h-52z" />
          <path
            data-fill="accent"
            d="m106 58 18-22 12 13 8-8 14 17v10h-52z"
          />
          <path d="m58 58 14-16 12 12 6-6 10 10" />
          <path
            data-fill="paper"
            d="M28 62h164l-4 28H32zM46 96h128v12H46z"
          />
          <path d="M96 76h28m-22 26h16M4 112h212M52 112v6m116-6v6" />
        </>
      }
    />
  );
}
