/** A small shop before the change that the demo reviews. */
export const before: ReadonlyMap<string, string> = new Map([
  [
    'README.md',
    `# Shop

Orders, customers and not much else.
`,
  ],
  [
    '.github/pr-verdict.yml',
    `version: 1
policy:
  # One slip of a reviewer in a small finding need not stop the whole review.
  refused: medium
  link-hosts: [owasp.org, developer.mozilla.org]
`,
  ],
  [
    'src/db.ts',
    `import { Pool } from 'pg';

export const db = new Pool({
  connectionString: process.env.DATABASE_URL,
  ssl: false,
});
`,
  ],
  [
    'src/orders.ts',
    `import { db } from './db';

export interface Order {
  id: number;
  customer: string;
  total: number;
}

const pageSize = 50;

export async function listOrders(page: number): Promise<Order[]> {
  const offset = page * pageSize;
  const result = await db.query('SELECT * FROM orders ORDER BY id LIMIT $1 OFFSET $2', [pageSize, offset]);
  return result.rows;
}

export function total(orders: Order[]): number {
  let sum = 0;
  for (const order of orders) {
    sum += order.total;
  }
  return sum;
}

export async function findOrder(id: number): Promise<Order | undefined> {
  const result = await db.query('SELECT * FROM orders WHERE id = $1', [id]);
  return result.rows[0];
}
`,
  ],
]);

const search = `
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`;

/** What the change adds or replaces. */
export const after: ReadonlyMap<string, string> = new Map([
  ['src/orders.ts', `${before.get('src/orders.ts') ?? ''}${search}`],
  [
    'src/discount.ts',
    `import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`,
  ],
  [
    'README.md',
    `# Shop

Orders, customers, discounts and not much else.
`,
  ],
]);

/** 1-based number of the first line of a file, as the change leaves it, that holds `text`. */
export function lineOf(path: string, text: string): number {
  const content = after.get(path) ?? before.get(path) ?? '';
  const index = content.split('\n').findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${path} has no line with ${text}`);
  return index + 1;
}
