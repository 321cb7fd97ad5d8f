export function GuestRegisterScreen() {
  return <h1>Guest</h1>;
}
