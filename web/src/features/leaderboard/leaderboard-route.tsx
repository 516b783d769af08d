export default function LeaderboardRoute() {
  return <h1>Leaderboard</h1>;
}
