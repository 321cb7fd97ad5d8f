import { type FirstStepName, firstSteps } from '@slumberfell/engine';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './FirstSteps.module.css';

const STEPS: Readonly<
  Record<FirstStepName, { readonly title: string; readonly text: string } & Pick<LinkProps, 'to' | 'params'>>
> = {
  arm: {
    title: 'Take up a weapon, pack some bread',
    text: 'Both are in your bag. Bread is eaten when it is needed.',
    to: '/inventory',
  },
  fight: { title: 'Win a fight', text: 'Whoever roams here will do.', to: '/local-combat' },
  keepsake: {
    title: 'Put a trophy on the shelf',
    text: 'Each new one lets you stay up longer.',
    to: '/relicarium',
  },
  wear: { title: 'Wear something better', text: 'Your first levels earn you a piece.', to: '/equipment' },
  gather: {
    title: 'Gather for a meal',
    text: 'Gather enough for one whole meal.',
    to: '/skills/$skillName',
    params: { skillName: 'harvesting' },
  },
  cook: {
    title: 'Cook something',
    text: 'Food decides how long a fight can go on.',
    to: '/skills/$skillName',
    params: { skillName: 'cooking' },
  },
  rest: {
    title: 'Begin something long, and close the page',
    text: 'When you are back, you can read here what came of it.',
    to: '/game-guide/{-$articleId}',
    params: { articleId: 'while-you-rest' },
  },
};

/** The list of first things to do, for players who have no idle report yet. */
export function FirstSteps() {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  return (
    <ol className={styles.steps}>
      {firstSteps(shown, world).map(({ name, done }) => {
        const { title, text, ...way } = STEPS[name];
        return (
          <li key={name} data-done={done}>
            <span className={styles.mark}>{done && <Glyph name="check-mark" size={14} />}</span>
            <span>
              <Link {...(way as LinkProps)}>{title}</Link>
              {done && <span className="visually-hidden"> (done)</span>}
              <small>{text}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
