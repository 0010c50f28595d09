const G=8606,Q=[8606],q={2669:((S,b,e)=>{e.d(b,{demoCommand:()=>$});var T,y,_,p,M,t,n,r,d,h,D,I,P,w;const o=new Map([["README.md",`# Shop

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
`]]);function s(i,a){const l=(c.get(i)??o.get(i)??"").split(`
`).findIndex(v=>v.includes(a));if(l<0)throw new Error(`${i} has no line with ${a}`);return l+1}function m(i){return new Map([["security.json",(0,(d??=e(271)).s$)(g())],["quality.json",(0,(d??=e(271)).s$)(N(i))]])}function g(){return[{type:"inline",file:"src/orders.ts",line:s("src/orders.ts","customer LIKE"),category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)",`[src/orders.ts:${s("src/orders.ts","WHERE id = $1")} \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L${s("src/orders.ts","WHERE id = $1")})`],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}]}function N(i){const a=[{file:"src/discount.ts",line:s("src/discount.ts","percent / 100"),confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:s("src/orders.ts","let sum = 0"),confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:s("src/discount.ts","const d ="),confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}];return{version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts.",head_sha:i},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:a,review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:a.length}}}const U=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function A(i,a){for(const[f,l]of a)await(0,(y??=e(1455)).mkdir)((0,(p??=e(6760)).dirname)((0,(p??=e(6760)).join)(i,f)),{recursive:!0}),await(0,(y??=e(1455)).writeFile)((0,(p??=e(6760)).join)(i,f),l)}function W(i){return new(n??=e(1612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${i.trim()}`})}async function $(i,a){const f=await(0,(h??=e(3450)).f)({...a.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),l=await(0,(y??=e(1455)).mkdtemp)((0,(p??=e(6760)).join)((0,(_??=e(8161)).tmpdir)(),"pr-verdict-demo-")),v=(0,(p??=e(6760)).join)(l,"shop"),R=(0,(p??=e(6760)).join)(l,"reviews"),E=async(...C)=>{const O=await(0,(M??=e(9511)).EO)({cwd:v,args:[...U,...C],environment:f.environment});if(O.state==="ended"&&O.exitCode===0)return O.stdout.toString("utf8").trim();throw W(O.state==="ended"?O.stderr:"git is not installed")};await A(v,o),await E("init","--quiet","--initial-branch=main"),await E("add","--all"),await E("commit","--quiet","--message=A small shop"),await E("checkout","--quiet","-b","discounts"),await A(v,c),await E("add","--all"),await E("commit","--quiet","--message=Search orders and apply discounts"),await A(R,m(await E("rev-parse","HEAD")));const j=(0,(r??=e(3933)).l)([]),B=(0,(P??=e(4481)).Ej)({redact:j,log:f.isDebug?a.log:()=>{},color:(0,(w??=e(5976)).cr)(a.env,a.isTerminal),debug:f.isDebug}),H=new Map([["target","local"],["findings",`security=${R}/security.json
quality=${R}/quality.json`]]),x=(0,(t??=e(8175)).TL)(C=>H.get(C)??"");if(!x.ok)throw(0,(t??=e(8175)).Rg)(x.problems);const{page:K,failure:L,...z}=await(0,(D??=e(1714)).e)({inputs:x.inputs,runner:f,reporter:B,redact:j,root:v,runKey:(0,(T??=e(7598)).randomUUID)(),interruption:a.interruption??(I??=e(7464)).qA,rememberGate:()=>{}});if(L!==void 0)throw L;const F=`A repository with a change, and what two reviewers wrote about it, in \`${l}\`

${K}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;return await(0,(w??=e(5976)).io)({data:{exitCode:0,folder:l,result:z},page:F},i,a),0}}),370:((S,b,e)=>{e.d(b,{A:()=>_});class T{value;next;constructor(n){this.value=n}}class y{#e;#t;#n;constructor(){this.clear()}enqueue(n){const r=new T(n);this.#e?(this.#t.next=r,this.#t=r):(this.#e=r,this.#t=r),this.#n++}dequeue(){const n=this.#e;if(n)return this.#e=this.#e.next,this.#n--,this.#e||(this.#t=void 0),n.value}peek(){if(this.#e)return this.#e.value}clear(){this.#e=void 0,this.#t=void 0,this.#n=0}get size(){return this.#n}*[Symbol.iterator](){let n=this.#e;for(;n;)yield n.value,n=n.next}*drain(){for(;this.#e;)yield this.dequeue()}}function _(t){let n=!1;if(typeof t=="object"&&({concurrency:t,rejectOnClear:n=!1}=t),M(t),typeof n!="boolean")throw new TypeError("Expected `rejectOnClear` to be a boolean");const r=new y;let d=0;const h=()=>{d<t&&r.size>0&&(d++,r.dequeue().run())},D=()=>{d--,h()},I=async(o,u,c)=>{const s=(async()=>o(...c))();u(s);try{await s}catch{}D()},P=(o,u,c,s)=>{const m={reject:c};new Promise(g=>{m.run=g,r.enqueue(m)}).then(I.bind(void 0,o,u,s)),d<t&&h()},w=(o,...u)=>new Promise((c,s)=>{P(o,c,s,u)});return Object.defineProperties(w,{activeCount:{get:()=>d},pendingCount:{get:()=>r.size},clearQueue:{value(){if(!n){r.clear();return}const o=AbortSignal.abort().reason;for(;r.size>0;)r.dequeue().reject(o)}},concurrency:{get:()=>t,set(o){M(o),t=o,queueMicrotask(()=>{for(;d<t&&r.size>0;)h()})}},map:{async value(o,u){const c=[];try{Array.from(o,(s,m)=>{const g=w(u,s,m);return c.push(g),g})}catch(s){for(const m of c)m.catch(()=>{});throw s}return Promise.all(c)}}}),w}function p(t,n){const r=_(n),d=(...h)=>r(()=>t(...h));return Object.defineProperty(d,"clearQueue",{value:r.clearQueue}),d}function M(t){if(!((Number.isInteger(t)||t===Number.POSITIVE_INFINITY)&&t>0))throw new TypeError("Expected `concurrency` to be a number from 1 and up")}})};export{G as id,Q as ids,q as modules};
