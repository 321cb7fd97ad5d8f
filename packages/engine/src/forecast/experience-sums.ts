import type { Forecast } from './forecast.ts';

type Gained = Pick<Forecast, 'experience'>;

/** The expected points of all skills together, over the whole session. */
export const totalExperience = ({ experience }: Gained): number =>
  experience.reduce((sum, { expected }) => sum + expected, 0);

/** The points of all skills together for each hour in which the session runs. They are not rounded. */
export const experienceAnHour = ({ experience }: Gained): number =>
  experience.reduce((sum, { perHour }) => sum + perHour, 0);
