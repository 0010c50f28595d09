const G=8606,Q=[8606],q={52669:((S,M,e)=>{e.d(M,{demoCommand:()=>H});var T,v,O,p,b,t,n,s,d,h,I,D,P,y;const o=new Map([["README.md",`# Shop

Orders, customers and not much else.
`],[".github/pr-verdict.yml",`version: 1
policy:
  # One slip of a reviewer in a small finding need not stop the whole review.
  refused: medium
  link-hosts: [owasp.org, developer.mozilla.org]
`],["src/db.ts",`import { Pool } from 'pg';

export const db = new Pool({
  connectionString: process.env.DATABASE_URL,
  ssl: false,
});
`],["src/orders.ts",`import { db } from './db';

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
`]]),u=`
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`,c=new Map([["src/orders.ts",`${o.get("src/orders.ts")??""}${u}`],["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]);function r(i,a){const m=(c.get(i)??o.get(i)??"").split(`
`).findIndex(g=>g.includes(a));if(m<0)throw new Error(`${i} has no line with ${a}`);return m+1}function f(i){return new Map([["security.json",(0,(d??=e(70271)).s$)(w())],["quality.json",(0,(d??=e(70271)).s$)(N(i))]])}function w(){return[{type:"inline",file:"src/orders.ts",line:r("src/orders.ts","customer LIKE"),category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)",`[src/orders.ts:${r("src/orders.ts","WHERE id = $1")} \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L${r("src/orders.ts","WHERE id = $1")})`],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}]}function N(i){const a=[{file:"src/discount.ts",line:r("src/discount.ts","percent / 100"),confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:r("src/orders.ts","let sum = 0"),confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:r("src/discount.ts","const d ="),confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}];return{version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts.",head_sha:i},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:a,review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:a.length}}}const U=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function A(i,a){for(const[l,m]of a)await(0,(v??=e(51455)).mkdir)((0,(p??=e(76760)).dirname)((0,(p??=e(76760)).join)(i,l)),{recursive:!0}),await(0,(v??=e(51455)).writeFile)((0,(p??=e(76760)).join)(i,l),m)}function W(i){return new(n??=e(31612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${i.trim()}`,fix:"Install git and see that it is on PATH."})}async function H(i,a){const l=await(0,(h??=e(23450)).f)({...a.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),m=await(0,(v??=e(51455)).mkdtemp)((0,(p??=e(76760)).join)((0,(O??=e(48161)).tmpdir)(),"pr-verdict-demo-")),g=(0,(p??=e(76760)).join)(m,"shop"),R=(0,(p??=e(76760)).join)(m,"reviews"),E=async(...C)=>{const _=await(0,(b??=e(69511)).EO)({cwd:g,args:[...U,...C],environment:l.environment});if(_.state==="ended"&&_.exitCode===0)return _.stdout.toString("utf8").trim();throw W(_.state==="ended"?_.stderr:"git is not installed")};await A(g,o),await E("init","--quiet","--initial-branch=main"),await E("add","--all"),await E("commit","--quiet","--message=A small shop"),await E("checkout","--quiet","-b","discounts"),await A(g,c),await E("add","--all"),await E("commit","--quiet","--message=Search orders and apply discounts"),await A(R,f(await E("rev-parse","HEAD")));const j=(0,(s??=e(43933)).l)([]),$=(0,(P??=e(24481)).Ej)({redact:j,log:l.isDebug?a.log:()=>{},color:a.isTerminal&&l.allowsColor,debug:l.isDebug}),B=new Map([["target","local"],["findings",`security=${R}/security.json
quality=${R}/quality.json`]]),x=(0,(t??=e(58175)).TL)(C=>B.get(C)??"");if(!x.ok)throw(0,(t??=e(58175)).Rg)(x.problems);const{page:K,failure:L,...z}=await(0,(I??=e(13738)).e)({inputs:x.inputs,runner:l,reporter:$,redact:j,root:g,runKey:(0,(T??=e(77598)).randomUUID)(),interruption:a.interruption??(D??=e(7464)).qA,rememberGate:()=>{}});if(L!==void 0)throw L;const F=`A repository with a change, and what two reviewers wrote about it, in \`${m}\`

${K}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;return(0,(y??=e(15976)).ZF)({data:{exitCode:0,folder:m,result:z},page:F},i,a),0}}),70370:((S,M,e)=>{e.d(M,{A:()=>O});class T{value;next;constructor(n){this.value=n}}class v{#e;#t;#n;constructor(){this.clear()}enqueue(n){const s=new T(n);this.#e?(this.#t.next=s,this.#t=s):(this.#e=s,this.#t=s),this.#n++}dequeue(){const n=this.#e;if(n)return this.#e=this.#e.next,this.#n--,this.#e||(this.#t=void 0),n.value}peek(){if(this.#e)return this.#e.value}clear(){this.#e=void 0,this.#t=void 0,this.#n=0}get size(){return this.#n}*[Symbol.iterator](){let n=this.#e;for(;n;)yield n.value,n=n.next}*drain(){for(;this.#e;)yield this.dequeue()}}function O(t){let n=!1;if(typeof t=="object"&&({concurrency:t,rejectOnClear:n=!1}=t),b(t),typeof n!="boolean")throw new TypeError("Expected `rejectOnClear` to be a boolean");const s=new v;let d=0;const h=()=>{d<t&&s.size>0&&(d++,s.dequeue().run())},I=()=>{d--,h()},D=async(o,u,c)=>{const r=(async()=>o(...c))();u(r);try{await r}catch{}I()},P=(o,u,c,r)=>{const f={reject:c};new Promise(w=>{f.run=w,s.enqueue(f)}).then(D.bind(void 0,o,u,r)),d<t&&h()},y=(o,...u)=>new Promise((c,r)=>{P(o,c,r,u)});return Object.defineProperties(y,{activeCount:{get:()=>d},pendingCount:{get:()=>s.size},clearQueue:{value(){if(!n){s.clear();return}const o=AbortSignal.abort().reason;for(;s.size>0;)s.dequeue().reject(o)}},concurrency:{get:()=>t,set(o){b(o),t=o,queueMicrotask(()=>{for(;d<t&&s.size>0;)h()})}},map:{async value(o,u){const c=[];try{Array.from(o,(r,f)=>{const w=y(u,r,f);return c.push(w),w})}catch(r){for(const f of c)f.catch(()=>{});throw r}return Promise.all(c)}}}),y}function p(t,n){const s=O(n),d=(...h)=>s(()=>t(...h));return Object.defineProperty(d,"clearQueue",{value:s.clearQueue}),d}function b(t){if(!((Number.isInteger(t)||t===Number.POSITIVE_INFINITY)&&t>0))throw new TypeError("Expected `concurrency` to be a number from 1 and up")}})};export{G as id,Q as ids,q as modules};
