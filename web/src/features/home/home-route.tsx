export default function HomeRoute() {
  return <h1>Quartermile</h1>;
}
