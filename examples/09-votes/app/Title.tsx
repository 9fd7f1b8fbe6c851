import { AppTitle } from '../../shell/AppTitle.tsx';

export function Title() {
  return (
    <AppTitle
      title="What should our street build next?"
      lead="One vote per person. Be Ada here and Ben in a second tab, and see both count."
      viewBox="0 0 220 110"
      drawing={
        <>
          <path
            data-fill="wash"
            d="M136 78a20 20 0 0 1-8-38 30 30 0 0 1 56-8 24 24 0 0 1 2 46z"
          />
          <path d="M156 106V52m0 14 12-10M4 106h212" />
          <path data-fill="paper" d="M40 74h72v8H40zM40 58h72v8H40z" />
          <path d="M48 82v24m56-24v24M48 66v8m56-8v8" />
          <path data-fill="accent" d="m76 14-14 16h8v14h12V30h8z" />
        </>
      }
    />
  );
}
