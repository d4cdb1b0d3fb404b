import { cpus, totalmem } from 'node:os';

/** Of numbers; between two of them, part of both. `null` for none. */
export function quantile(values, share) {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (!sorted.length) return null;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at % 1);
}

export const median = (values) => quantile(values, 0.5);
export const p95 = (values) => quantile(values, 0.95);

/** Objects of the same numbers, as one object of medians. */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0]).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/** A number for a table; a dash for none. */
export const show = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
export const showShare = (value) => (Number.isFinite(value) ? `${show(value * 100, 1)} %` : '–');

/** A Markdown table of rows with the same keys: names to the left, figures to the right. */
export function table(rows) {
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) =>
    Math.max(3, ...[column, ...rows.map((row) => row[column])].map(({ length }) => length)),
  );
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(columns), line(rule), ...rows.map((row) => line(columns.map((column) => row[column])))].join(
    '\n',
  );
}

/** The machine and the browser that the figures are of. */
export function machine(browser) {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${model.trim()}), ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}`;
}
