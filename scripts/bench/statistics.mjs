import { cpus, totalmem } from 'node:os';

/** Returns a quantile of numbers, interpolated between neighbors. Skips nulls; `null` without numbers. */
export function quantile(values, share) {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (!sorted.length) return null;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at % 1);
}

export const median = (values) => quantile(values, 0.5);
export const p95 = (values) => quantile(values, 0.95);

/** Returns the medians of objects with the same keys, as one object. */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0]).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/** Formats a number for a table. A dash means no value. */
export const show = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
export const showShare = (value) => (Number.isFinite(value) ? `${show(value * 100, 1)} %` : '–');

/** Returns a Markdown table of rows with the same keys. Aligns the first column left, the others right. */
export function table(rows) {
  const columns = Object.keys(rows[0]);
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((line) => line[at].length)));
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const padded = (cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]));
  return lines
    .toSpliced(1, 0, rule)
    .map((line) => `| ${line.map(padded).join(' | ')} |`)
    .join('\n');
}

/** Returns the machine and the browser of the measurements, as text. */
export function machine(browser) {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${model.trim()}), ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}`;
}
