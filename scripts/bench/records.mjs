/**
 * Writes generated records of the sample person's to the device. Runs in the page, after the app has made its database, and
 * sees nothing of this file.
 * @param {{ kind: 'posts' | 'conversations' | 'messages' | 'startups', count: number }} what
 */
export async function fill({ kind, count }) {
  const texts = [
    'Sounds good.',
    'The meters settle among themselves, the grid only hears about it later, and nobody waits for a bill.',
    'Could you send me the numbers for October? The board asks for them by Friday.',
    'One line\nand another: https://heliogrid.example/reports/october?view=all',
  ];
  const text = (at) => `Number ${at}. ${texts[at % texts.length]}`;
  /** A minute apart, the last one now. */
  const time = (at) => Date.now() - (count - at) * 60_000;
  const message = (conversation, at) => {
    const id = `${String(time(at)).padStart(15, '0')}-${at}`;
    const value = {
      id,
      sender: 'Asha Verma',
      isSelf: at % 3 > 0,
      message: text(at),
      avatar: '',
      time: time(at),
    };
    return { kind: `message/${conversation}`, id, value };
  };
  const post = (at) => ({
    id: `number-${at}`,
    author: {
      id: 'asha-verma',
      kind: 'user',
      name: 'Asha Verma',
      role: 'Founder',
      avatar: '',
      isVerified: true,
    },
    content: `${text(at)} #grid`,
    hashtags: ['grid'],
    likes: at % 90,
    comments: [],
    shares: at % 7,
    isLiked: false,
    postTime: time(at),
    type: ['funding', 'announcement', 'insight', 'thought'][at % 4],
  });
  const listing = (at) => ({
    startupName: `Number ${at}`,
    tagline: 'Meters that settle among themselves',
    registrationYear: 2000 + (at % 25),
    location: 'Pune, India',
    category: ['SaaS', 'AI', 'Fintech', 'Healthtech', 'Climate Tech'][at % 5],
    logo: null,
    about: text(at),
    problem: texts[1],
    solution: texts[2],
    website: 'https://heliogrid.example',
    email: 'hello@heliogrid.example',
    raised: at * 100,
    goal: count * 100,
    fundingRound: ['Pre-Seed', 'Seed', 'Series A'][at % 3],
    teamSize: '11-20',
    team: ['Asha Verma, Founder'],
    investors: [],
  });
  const make = {
    posts: (at) => ({ kind: 'post', id: `number-${at}`, value: post(at) }),
    conversations: (at) => message(`number-${at}`, at),
    messages: (at) => message('lena-brandt', at),
    startups: (at) => ({
      kind: 'listing',
      id: `number-${at}`,
      value: { listing: listing(at), savedAt: time(at) },
    }),
  }[kind];
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('updraft');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = database.transaction('records', 'readwrite');
  const written = new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  const store = writing.objectStore('records');
  for (let at = 1; at <= count; at += 1) store.put({ owner: 'sample', ...make(at) });
  await written;
  database.close();
}
