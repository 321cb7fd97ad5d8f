import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { loadWorld } from '../../lib/static-data/load.ts';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './FaceChoice.module.css';

interface FaceChoiceProps {
  readonly chosen: number | null;
  readonly onChoose: (appearanceId: number) => void;
}

/** The faces as one group of radio buttons, so arrow keys move between them. */
export function FaceChoice({ chosen, onChoose }: FaceChoiceProps) {
  const world = useQuery({ queryKey: ['world'], queryFn: loadWorld });
  if (!world.data) return <LoadingState label="Holding up the lantern…" />;
  if (!world.data.ok) {
    const again = <Button onClick={() => void world.refetch()}>Try again</Button>;
    return (
      <ErrorState title="No faces to be seen." action={again}>
        {world.data.failure.message}
      </ErrorState>
    );
  }
  return (
    <fieldset className={styles.faces}>
      <legend className="visually-hidden">Appearance</legend>
      {world.data.answer.sets.appearances.map(({ id, label }) => (
        <label key={id} className={styles.choice} title={label}>
          <input
            type="radio"
            name="appearance"
            className="visually-hidden"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <Face appearanceId={id} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
