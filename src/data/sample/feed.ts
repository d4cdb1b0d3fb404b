import type { FeedSidebar } from '../ports/FeedStore';
import type { Me } from '../schema/person';
import type { Author, Comment, Post } from '../schema/post';
import { asha, people } from './people';
import { startups } from './startups';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The sample feed, newest post first, dated back from `now` (ms since the epoch), so that "2h" stays true. Likes are
 * Asha's: whoever else looks has liked nothing yet.
 */
export function sampleFeed(
  now: number,
  viewerId: string = asha.id,
): { me: Me; posts: Post[]; sidebar: FeedSidebar } {
  const all = posts(now);
  return {
    me: asha,
    posts:
      viewerId === asha.id
        ? all
        : all.map((post) => ({ ...post, likes: post.likes - Number(post.isLiked), isLiked: false })),
    sidebar: sidebar(now),
  };
}

function posts(now: number): Post[] {
  const ago = (ms: number) => now - ms;
  const comment = (
    id: string,
    { name, avatar }: Author,
    past: number,
    likes: number,
    text: string,
  ): Comment => ({
    id,
    author: { name, avatar },
    text,
    time: ago(past),
    likes,
  });

  return [
    {
      id: 'heliogrid-seed',
      author: people.mina,
      type: 'funding',
      content:
        'We led Heliogrid’s seed round. Twelve months ago Asha showed me a spreadsheet of 40 rooftops. Today it is 3,100 homes that sell power to each other before it ever reaches the grid.',
      hashtags: ['climate', 'seed'],
      startup: startups.heliogrid,
      likes: 248,
      isLiked: true,
      shares: 9,
      postTime: ago(2 * hour + 4 * minute),
      comments: [
        comment(
          'heliogrid-seed-1',
          people.asha,
          110 * minute,
          31,
          'You asked about churn before I had finished the first slide. The company is better for it.',
        ),
        comment(
          'heliogrid-seed-2',
          people.ravi,
          96 * minute,
          12,
          'Congratulations to you both. What does the utility earn on each trade?',
        ),
        comment(
          'heliogrid-seed-3',
          people.asha,
          81 * minute,
          19,
          'A wheeling fee on every unit, metered at the feeder. They signed because that power used to be lost to them.',
        ),
        comment(
          'heliogrid-seed-4',
          people.claire,
          38 * minute,
          6,
          'Ferrous makes the meter housings for pilots like this one. Glad to compare notes on what fails in the field.',
        ),
      ],
    },
    {
      id: 'month-end-list',
      author: people.jonas,
      type: 'insight',
      content:
        'I watched six accountants close the month in Ledgerline. Nobody read the dashboard. All six opened the list of entries that did not match and worked down from there.\n\nThe product now opens on that list. Closing went from nine days to four.',
      hashtags: ['design', 'fintech'],
      likes: 132,
      isLiked: false,
      shares: 14,
      postTime: ago(5 * hour + 12 * minute),
      comments: [
        comment(
          'month-end-list-1',
          people.lena,
          4 * hour + 40 * minute,
          8,
          'Same in radiology. They want the three scans that disagree, not the ninety that agree.',
        ),
        comment(
          'month-end-list-2',
          people.mina,
          3 * hour + 15 * minute,
          11,
          'What happened to the dashboard?',
        ),
        comment(
          'month-end-list-3',
          people.jonas,
          3 * hour + 2 * minute,
          24,
          'It moved to the email we send the CFO. That is the one person who reads it.',
        ),
      ],
    },
    {
      id: 'mirahealth-third-hospital',
      author: people.lena,
      type: 'announcement',
      content:
        'Mirahealth is live in its third hospital. Radiologists in Toronto now get a second reading of every chest scan in 41 minutes on average, nights and weekends included.',
      hashtags: ['healthcare', 'AIagents'],
      startup: startups.mirahealth,
      likes: 187,
      isLiked: true,
      shares: 21,
      postTime: ago(9 * hour + 30 * minute),
      comments: [
        comment(
          'mirahealth-third-hospital-1',
          people.ravi,
          8 * hour,
          9,
          'Nights are where it counts. Is the false positive rate the same at 3 am?',
        ),
        comment(
          'mirahealth-third-hospital-2',
          people.lena,
          7 * hour + 35 * minute,
          15,
          'Within half a point of the day shift. The readers are more tired than the model is.',
        ),
      ],
    },
    {
      id: 'five-numbers',
      author: people.ravi,
      type: 'thought',
      content:
        'A founder told me her board deck takes four days a month. That is a fifth of her working time spent on describing the work.\n\nSend me five numbers and the one thing that worries you. I will read it the same evening.',
      hashtags: ['founders', 'angels'],
      likes: 311,
      isLiked: false,
      shares: 46,
      postTime: ago(14 * hour + 20 * minute),
      comments: [
        comment(
          'five-numbers-1',
          people.asha,
          13 * hour + 45 * minute,
          22,
          'Ours are homes online, units traded, unit price, churn and cash. The worry changes every month.',
        ),
        comment(
          'five-numbers-2',
          people.claire,
          12 * hour + 10 * minute,
          5,
          'A corporate fund still needs the deck. We can make it ten pages, though.',
        ),
        comment(
          'five-numbers-3',
          people.jonas,
          11 * hour + 30 * minute,
          7,
          'Put the worry first. It is the only part anyone can help with.',
        ),
        comment(
          'five-numbers-4',
          people.mina,
          10 * hour + 5 * minute,
          18,
          'I would add a sixth: months of runway at today’s spending.',
        ),
        comment(
          'five-numbers-5',
          people.ravi,
          9 * hour + 50 * minute,
          10,
          'Six, then. Still fits on a phone.',
        ),
      ],
    },
    {
      id: 'firmware-hiring',
      author: people.asha,
      type: 'announcement',
      content:
        'Heliogrid is hiring two firmware engineers in Pune. You would own the controller that sits beside the meter: 64 kB of memory, monsoon humidity, and neighbours who notice when the lights flicker. Write to me here and tell me about the smallest thing you ever debugged.',
      hashtags: ['Hiring', 'hardware'],
      likes: 96,
      isLiked: false,
      shares: 33,
      postTime: ago(day + 3 * hour),
      comments: [
        comment(
          'firmware-hiring-1',
          people.claire,
          day + hour,
          4,
          'Shared with two of our alumni in Pune. One of them once found a fault by smell.',
        ),
      ],
    },
    {
      id: 'named-engineer',
      author: people.claire,
      type: 'insight',
      content:
        'Corporate pilots fail in procurement, not in the lab. We have backed 21 startups. The ones that got a purchase order in under six months all had the same thing: a named engineer on our side from the first week.',
      hashtags: ['ClimateTech', 'hardware'],
      likes: 158,
      isLiked: false,
      shares: 27,
      postTime: ago(day + 9 * hour),
      comments: [
        comment(
          'named-engineer-1',
          people.asha,
          day + 7 * hour,
          13,
          'Ours was called Thomas, and he answered on Sundays.',
        ),
        comment(
          'named-engineer-2',
          people.claire,
          day + 6 * hour,
          9,
          'He now runs the pilot programme. That is not a coincidence.',
        ),
      ],
    },
    {
      id: 'twice-at-the-scan',
      author: people.lena,
      type: 'thought',
      content:
        'Every week someone asks me when an agent will replace the radiologist. I hope never. Ours looks at the scan twice so that she can look at the patient once more.',
      hashtags: ['AIagents', 'healthcare'],
      likes: 204,
      isLiked: false,
      shares: 18,
      postTime: ago(2 * day + 5 * hour),
      comments: [],
    },
    {
      id: 'runway-in-decks',
      author: people.mina,
      type: 'insight',
      content:
        'I went back through the 140 seed decks we read this quarter. The median one asks for 18 months of runway and shows a plan for 12. Write the plan for the money you ask for. It is the first thing we check.',
      hashtags: ['SeedRound', 'fundraising'],
      likes: 276,
      isLiked: false,
      shares: 58,
      postTime: ago(3 * day + 2 * hour),
      comments: [
        comment(
          'runway-in-decks-1',
          people.lena,
          3 * day,
          14,
          'Checked mine. It said 18 and 14. It says 18 and 18 now.',
        ),
        comment(
          'runway-in-decks-2',
          people.ravi,
          2 * day + 22 * hour,
          8,
          'And the hiring plan starts on day one, in every single one of them.',
        ),
        comment(
          'runway-in-decks-3',
          people.jonas,
          2 * day + 20 * hour,
          5,
          'A chart of cash by month would settle it. One line, one page.',
        ),
      ],
    },
    {
      id: 'ledgerline-series-a',
      author: people.jonas,
      type: 'funding',
      content:
        'Ledgerline has $3.2M of its $8M Series A committed. For those of us who build, one thing changes this week: we stopped working on what only the pitch needed.',
      hashtags: ['fintech', 'SeriesA'],
      startup: startups.ledgerline,
      likes: 119,
      isLiked: false,
      shares: 12,
      postTime: ago(4 * day + 6 * hour),
      comments: [],
    },
  ];
}

function sidebar(now: number): FeedSidebar {
  const thursday = nextWeekday(now, 4, 4);
  return {
    trending: [
      { topic: 'ClimateTech', posts: 1240 },
      { topic: 'SeedRound', posts: 860 },
      { topic: 'AIagents', posts: 712 },
    ],
    events: [
      {
        id: 'office-hours',
        title: 'Founders’ office hours',
        place: 'Online',
        date: isoDay(thursday),
        time: '18:00',
      },
      {
        id: 'climate-demo-day',
        title: 'Climate demo day',
        place: 'Bengaluru',
        date: isoDay(nextWeekday(thursday, 6, 5)),
        time: '10:00',
      },
    ],
    sponsored: {
      name: startups.ledgerline.name,
      text: 'Close the books while you sleep. Free until your seed round closes.',
      image: '/images/sponsored/ledgerline.svg',
      href: `/startups/${startups.ledgerline.id}`,
    },
    whoToFollow: [
      follow(people.ravi, `/investors/${people.ravi.id}`),
      follow(people.lena, `/user/${people.lena.id}`),
    ],
  };
}

const follow = ({ id, name, role, avatar }: Author, href: string) => ({ id, name, role, avatar, href });

/** The first such weekday (0 is Sunday) at least `least` days after `from`. */
function nextWeekday(from: number, weekday: number, least: number): number {
  const start = from + least * day;
  return start + ((weekday - new Date(start).getUTCDay() + 7) % 7) * day;
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
