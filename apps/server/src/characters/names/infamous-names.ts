import { namePattern } from './name-pattern.ts';

/**
 * Infamous people, hate groups and their signs. The maintained list has words only. Here are those that no
 * one else is named after: "Stalin" is here, "Osama" is not.
 */
export const INFAMOUS = [
  ...['*hitler*', 'goebbels', 'himmler', 'heydrich', 'eichmann', 'mengele', 'mussolini', 'stalin'],
  ...['pol pot', 'bin laden', 'saddam hussein', 'kim jong un', 'kim jong il', 'breivik'],
  ...['charles manson', 'ted bundy', 'jeffrey dahmer', 'jeffrey epstein', 'jimmy savile', 'josef fritzl'],
  ...['nazi', 'nazis', 'neonazi*', '*kukluxklan*', 'kkk', 'waffen ss', 'gestapo', '*sieg heil*'],
  ...['heil hit*', '*white power*', '*white pride*', '*gas the jews*', 'al qaeda', 'al qaida', 'daesh'],
  ...['boko haram', 'atomwaffen*', '*1488*', '*holocaust*', '*paedophil*', '*pedophil*', 'pedo', 'paedo'],
  ...['spic', 'spics', '*jizz*'],
].map(namePattern);
