import { Link, type LinkProps } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './FirstSteps.module.css';
import { type FirstStep, firstSteps } from './first-steps.ts';

const STEPS: Readonly<
  Record<
    FirstStep['name'],
    { readonly title: string; readonly text: string } & Pick<LinkProps, 'to' | 'params'>
  >
> = {
  arm: { title: 'Take up a weapon', text: 'There are three in your bag.', to: '/inventory' },
  pack: { title: 'Pack some bread', text: 'It is eaten when it is needed.', to: '/inventory' },
  fight: { title: 'Win a fight', text: 'Whoever roams here will do.', to: '/local-combat' },
  gather: {
    title: 'Gather something',
    text: 'Fields first; nobody minds.',
    to: '/skills/$skillName',
    params: { skillName: 'harvesting' },
  },
  rest: {
    title: 'Begin something long, and close the page',
    text: 'What came of it is told here when you are back.',
    to: '/game-guide/{-$articleId}',
    params: { articleId: 'while-you-rest' },
  },
};

/** The list of first things to do, for players who have no idle report yet. */
export function FirstSteps() {
  const equipment = useCharacter(({ shown }) => shown.equipment);
  const experience = useCharacter(({ shown }) => shown.experience);
  return (
    <ol className={styles.steps}>
      {firstSteps({ equipment, experience }).map(({ name, done }) => {
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
