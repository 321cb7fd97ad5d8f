export function CharactersScreen() {
  return <h1>Characters</h1>;
}
