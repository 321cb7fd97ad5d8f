export function CrashScreen() {
  return <h1>Error</h1>;
}
