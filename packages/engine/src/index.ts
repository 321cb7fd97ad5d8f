export * from './static-data.ts';
export * from './state.ts';
export * from './events.ts';
export * from './refusal.ts';
export * from './commands.ts';
