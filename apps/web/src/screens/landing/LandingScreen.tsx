export function LandingScreen() {
  return <h1>Slumberfell</h1>;
}
