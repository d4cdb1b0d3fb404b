/** Returns the HTML of a page of changed pictures. `count`: differing pixels, infinite for a new picture. */
export function reviewPage(changes) {
  const figure = (file, caption) =>
    `<figure><img src="${file}" alt=""><figcaption>${caption}</figcaption></figure>`;
  const row = ({ name, count }) => {
    const isNew = !Number.isFinite(count);
    const figures = [
      isNew ? '' : figure(`before-${name}`, 'before'),
      figure(name, 'after'),
      isNew ? '' : figure(`difference-${name}.png`, `${count} pixels differ`),
    ];
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { font: 15px/1.5 system-ui; margin: 2rem; }
  h2 { font-size: 1rem; }
  section > div { display: flex; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { max-width: 32vw; border: 1px solid #ccc; }
</style>
<h1>${changes.length} pictures differ</h1>
<p>Accept them all: <code>npm run pictures -- --accept</code></p>
${changes.map(row).join('\n')}
</html>
`;
}
