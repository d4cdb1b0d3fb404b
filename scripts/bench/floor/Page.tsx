import { useState } from 'react';
import { Link, Route, Router } from 'wouter';

const names = Array.from({ length: 12 }, (_, at) => `Startup ${at + 1}`);

function Row({ name }: { name: string }) {
  const [isStarred, setStarred] = useState(false);
  return (
    <li>
      <button type="button" aria-pressed={isStarred} onClick={() => setStarred(!isStarred)}>
        Star {name}
      </button>
    </li>
  );
}

/** A minimal page with a list, built with React and wouter only. `ssrPath`: the address to prerender. */
export function Page({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router ssrPath={ssrPath}>
      <nav>
        <Link href="/">Home</Link>
        <Link href="/about">About</Link>
      </nav>
      <Route path="/about">
        <h1>About</h1>
      </Route>
      <Route path="/">
        <main>
          <h1>Where ideas take flight</h1>
          <p>
            This page has only the parts that every page of the app has: bars, a heading, text and a list of
            buttons. No page of the app can load faster.
          </p>
          <ul>
            {names.map((name) => (
              <Row key={name} name={name} />
            ))}
          </ul>
        </main>
      </Route>
    </Router>
  );
}
