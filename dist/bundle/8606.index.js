const $=8606,G=[8606],Q={2669:((L,M,e)=>{e.d(M,{demoCommand:()=>U});var b,h,O,u,_,t,n,s,o,m,T,D,P,E;const r=new Map([["README.md",`# Shop

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
`]]),d=`
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`,a=new Map([["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]),i=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],c={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},w=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function I(g,l){for(const[f,v]of l)await(0,(h??=e(1455)).mkdir)((0,(u??=e(6760)).dirname)((0,(u??=e(6760)).join)(g,f)),{recursive:!0}),await(0,(h??=e(1455)).writeFile)((0,(u??=e(6760)).join)(g,f),v)}function N(g){return new(n??=e(1612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${g.trim()}`})}async function U(g,l){const f=await(0,(m??=e(3450)).f)({...l.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),v=await(0,(h??=e(1455)).mkdtemp)((0,(u??=e(6760)).join)((0,(O??=e(8161)).tmpdir)(),"pr-verdict-demo-")),y=(0,(u??=e(6760)).join)(v,"shop"),A=(0,(u??=e(6760)).join)(v,"reviews"),p=async(...R)=>{const j=await(0,(_??=e(9511)).EO)({cwd:y,args:[...w,...R],environment:f.environment});if(j?.exitCode===0)return j.stdout.toString("utf8").trim();throw N(j?.stderr??"git is not installed")};await I(y,r),await p("init","--quiet","--initial-branch=main"),await p("add","--all"),await p("commit","--quiet","--message=A small shop"),await p("checkout","--quiet","-b","discounts"),await I(y,a),await(0,(h??=e(1455)).appendFile)((0,(u??=e(6760)).join)(y,"src/orders.ts"),d),await p("add","--all"),await p("commit","--quiet","--message=Search orders and apply discounts");const W={...c.pr_info,head_sha:await p("rev-parse","HEAD")};await I(A,new Map([["security.json",(0,(o??=e(271)).s$)(i)],["quality.json",(0,(o??=e(271)).s$)({...c,pr_info:W})]]));const C=(0,(s??=e(3933)).l)([]),B=(0,(P??=e(3313)).Ej)({redact:C,log:f.isDebug?l.log:()=>{},color:(0,(E??=e(5976)).cr)(l.env,l.isTerminal),debug:f.isDebug}),K=new Map([["target","local"],["findings",`security=${A}/security.json
quality=${A}/quality.json`]]),x=(0,(t??=e(8175)).TL)(R=>K.get(R)??"");if(!x.ok)throw(0,(t??=e(8175)).Rg)(x.problems);const{page:H,failure:S,...z}=await(0,(T??=e(6501)).e)({inputs:x.inputs,runner:f,reporter:B,redact:C,root:y,runKey:(0,(b??=e(7598)).randomUUID)(),interruption:l.interruption??(D??=e(7464)).qA,rememberGate:()=>{}});if(S!==void 0)throw S;const F=`A repository with a change, and what two reviewers wrote about it, in \`${v}\`

${H}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;return await(0,(E??=e(5976)).io)({data:{exitCode:0,folder:v,result:z},page:F},g,l),0}}),370:((L,M,e)=>{e.d(M,{A:()=>O});class b{value;next;constructor(n){this.value=n}}class h{#e;#t;#n;constructor(){this.clear()}enqueue(n){const s=new b(n);this.#e?(this.#t.next=s,this.#t=s):(this.#e=s,this.#t=s),this.#n++}dequeue(){const n=this.#e;if(n)return this.#e=this.#e.next,this.#n--,this.#e||(this.#t=void 0),n.value}peek(){if(this.#e)return this.#e.value}clear(){this.#e=void 0,this.#t=void 0,this.#n=0}get size(){return this.#n}*[Symbol.iterator](){let n=this.#e;for(;n;)yield n.value,n=n.next}*drain(){for(;this.#e;)yield this.dequeue()}}function O(t){let n=!1;if(typeof t=="object"&&({concurrency:t,rejectOnClear:n=!1}=t),_(t),typeof n!="boolean")throw new TypeError("Expected `rejectOnClear` to be a boolean");const s=new h;let o=0;const m=()=>{o<t&&s.size>0&&(o++,s.dequeue().run())},T=()=>{o--,m()},D=async(r,d,a)=>{const i=(async()=>r(...a))();d(i);try{await i}catch{}T()},P=(r,d,a,i)=>{const c={reject:a};new Promise(w=>{c.run=w,s.enqueue(c)}).then(D.bind(void 0,r,d,i)),o<t&&m()},E=(r,...d)=>new Promise((a,i)=>{P(r,a,i,d)});return Object.defineProperties(E,{activeCount:{get:()=>o},pendingCount:{get:()=>s.size},clearQueue:{value(){if(!n){s.clear();return}const r=AbortSignal.abort().reason;for(;s.size>0;)s.dequeue().reject(r)}},concurrency:{get:()=>t,set(r){_(r),t=r,queueMicrotask(()=>{for(;o<t&&s.size>0;)m()})}},map:{async value(r,d){const a=[];try{Array.from(r,(i,c)=>{const w=E(d,i,c);return a.push(w),w})}catch(i){for(const c of a)c.catch(()=>{});throw i}return Promise.all(a)}}}),E}function u(t,n){const s=O(n),o=(...m)=>s(()=>t(...m));return Object.defineProperty(o,"clearQueue",{value:s.clearQueue}),o}function _(t){if(!((Number.isInteger(t)||t===Number.POSITIVE_INFINITY)&&t>0))throw new TypeError("Expected `concurrency` to be a number from 1 and up")}})};export{$ as id,G as ids,Q as modules};
