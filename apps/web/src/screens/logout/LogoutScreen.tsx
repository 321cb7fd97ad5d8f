export function LogoutScreen() {
  return <h1>Logout</h1>;
}
