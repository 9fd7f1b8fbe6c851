import { FigureDrawing } from '#design/drawing/FigureDrawing.tsx';
import { ButtonLink } from '#design/ui/Button.tsx';
import { Plate } from './Plate.tsx';

/** The answer to an address that has no page. */
export function MissingPart() {
  return (
    <Plate drawing={<FigureDrawing id="missing-part" />}>
      <p className="caption">Part 404</p>
      <h1>This part is missing from the parts list</h1>
      <p>
        The address may have a letter too many, or the page has moved. Everything that is here can be reached
        from the home page.
      </p>
      <p>
        <ButtonLink href="/" tone="spot">
          To the home page
        </ButtonLink>
      </p>
      <p>
        Or look through the <a href="/#blogposts">tutorials</a> and the <a href="/#projects">apps</a>, or{' '}
        <a href="/#contact">tell me</a> what you were looking for.
      </p>
    </Plate>
  );
}
