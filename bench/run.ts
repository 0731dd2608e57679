import { anHour } from './an-hour.ts';
import { assigning } from './assigning.ts';
import { balance } from './balance.ts';
import { betweenUs } from './between-us.ts';
import { bombs } from './bombs.ts';
import { calendar } from './calendar.ts';
import { choreComplete } from './chore-complete.ts';
import { choresRead } from './chores-read.ts';
import { connections } from './connections.ts';
import { crowdedStreams } from './crowded-streams.ts';
import { dashboardRead } from './dashboard-read.ts';
import { evenMinutes } from './even-minutes.ts';
import { letters } from './letters.ts';
import { liveStreams } from './live-streams.ts';
import { planMonths } from './plan-months.ts';
import { table, type Line } from './report.ts';
import { proofs } from './proofs.ts';
import { pushes } from './pushes.ts';
import { series } from './series.ts';
import { signIn } from './sign-in.ts';
import { spending } from './spending.ts';
import { start } from './start.ts';
import { swapAccept } from './swap-accept.ts';
import { sweep } from './sweep.ts';
import { twoServers } from './two-servers.ts';
import { openWorld, type World } from './world.ts';

const measurements: Record<string, (world: World) => Promise<Line[]>> = {
  'chores-read': choresRead,
  'chore-complete': choreComplete,
  'swap-accept': swapAccept,
  'dashboard-read': dashboardRead,
  spending,
  balance,
  'live-streams': liveStreams,
  'crowded-streams': crowdedStreams,
  'an-hour': anHour,
  'two-servers': twoServers,
  'between-us': betweenUs,
  connections,
  calendar,
  letters,
  pushes,
  'plan-months': planMonths,
  'even-minutes': evenMinutes,
  assigning,
  sweep,
  series,
  proofs,
  bombs,
  'sign-in': signIn,
  start,
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measurements);
const lines: Line[] = [];
{
  await using world = await openWorld();
  for (const name of chosen) {
    const measure = measurements[name];
    if (!measure) throw new Error(`${name} is none of ${Object.keys(measurements).join(', ')}`);
    console.log(`${name} …`);
    lines.push(...(await measure(world)));
  }
}
console.log(`\n${table(lines)}`);
