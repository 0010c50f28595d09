const G=8606,Q=[8606],V={2669:((j,D,e)=>{e.d(D,{demoCommand:()=>N});var P,l,m,f,y,o,n,s,i,u,_,w,I,p,r;const c=new Map([["README.md",`# Shop

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
`,t=new Map([["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]),a=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],E={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},U=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function A(O,h){for(const[g,M]of h)await(0,(l??=e(1455)).mkdir)((0,(f??=e(6760)).dirname)((0,(f??=e(6760)).join)(O,g)),{recursive:!0}),await(0,(l??=e(1455)).writeFile)((0,(f??=e(6760)).join)(O,g),M)}function W(O){return new(n??=e(1612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${O.trim()}`})}async function N(O,h){const g=await(0,(u??=e(3450)).f)({...h.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),M=await(0,(l??=e(1455)).mkdtemp)((0,(f??=e(6760)).join)((0,(m??=e(8161)).tmpdir)(),"pr-verdict-demo-")),T=(0,(f??=e(6760)).join)(M,"shop"),C=(0,(f??=e(6760)).join)(M,"reviews"),v=async(...x)=>{const L=await(0,(y??=e(9511)).EO)({cwd:T,args:[...U,...x],environment:g.environment});if(L.exitCode===0)return L.stdout.toString("utf8").trim();throw W(L.stderr)};await A(T,c),await v("init","--quiet","--initial-branch=main"),await v("add","--all"),await v("commit","--quiet","--message=A small shop"),await v("checkout","--quiet","-b","discounts"),await A(T,t),await(0,(l??=e(1455)).appendFile)((0,(f??=e(6760)).join)(T,"src/orders.ts"),d),await v("add","--all"),await v("commit","--quiet","--message=Search orders and apply discounts");const B={...E.pr_info,head_sha:await v("rev-parse","HEAD")};await A(C,new Map([["security.json",(0,(i??=e(271)).s$)(a)],["quality.json",(0,(i??=e(271)).s$)({...E,pr_info:B})]]));const b=(0,(s??=e(3933)).l)([]),K=(0,(I??=e(3313)).Ej)({redact:b,log:g.isDebug?h.log:()=>{},color:(0,(p??=e(5976)).cr)(h.env,h.isTerminal),debug:g.isDebug}),$=new Map([["target","local"],["findings",`security=${C}/security.json
quality=${C}/quality.json`]]),R=(0,(o??=e(8175)).TL)(x=>$.get(x)??"");if(!R.ok)throw(0,(o??=e(8175)).Rg)(R.problems);const{page:H,failure:S,...F}=await(0,(_??=e(6501)).e)({inputs:R.inputs,runner:g,reporter:K,redact:b,root:T,runKey:(0,(P??=e(7598)).randomUUID)(),interruption:h.interruption??(w??=e(7464)).qA,rememberGate:()=>{}});if(S!==void 0)throw S;const z=`A repository with a change, and what two reviewers wrote about it, in \`${M}\`

${H}
In your own worktree: \`${(0,(r??=e(6732)).w1)()} run --findings my-reviewer=review.json\`
`;return await(0,(p??=e(5976)).io)({data:{exitCode:0,folder:M,result:F},page:z},O,h),0}}),6732:((j,D,e)=>{e.d(D,{$Y:()=>u,Cc:()=>p,D8:()=>w,Hn:()=>_,Tp:()=>d,bs:()=>c,w1:()=>r});var P,l,m,f,y,o,n;const s=(0,(f??=e(7975)).promisify)((P??=e(1421)).execFile),i=2**28;async function u(t,...a){try{return(await s("git",[...a],{cwd:t,maxBuffer:i})).stdout.trim()}catch{return}}async function _(t){const a=await u(t,"rev-parse","--show-toplevel");if(a!==void 0)return a;throw(0,(y??=e(4264)).v)(t)}async function w(t){return I(await u(t,"remote","get-url","origin")??"")}function I(t){return/^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(t)?.[1]}function p(t){if(/^[\w.-]+\/[\w.-]+$/.test(t))return t;throw(0,(o??=e(1612)).II)("COMMAND_LINE_INVALID",`--repo must be OWNER/NAME, got ${t}`,"Write octo/demo.")}function r(){const[,t=""]=process.argv;return(0,(m??=e(6760)).basename)(t)===(n??=e(3411)).C.name?(n??=e(3411)).C.name:`node "${t}"`}function c(){return(0,(m??=e(6760)).join)((0,(m??=e(6760)).dirname)((0,(l??=e(3024)).realpathSync)(process.argv[1]??".")),"..")}async function d(){const t=c();return((0,(l??=e(3024)).existsSync)((0,(m??=e(6760)).join)(t,"action.yml"))&&(0,(l??=e(3024)).existsSync)((0,(m??=e(6760)).join)(t,".git"))?await w(t):void 0)??(n??=e(3411)).C.home}}),370:((j,D,e)=>{e.d(D,{A:()=>m});class P{value;next;constructor(n){this.value=n}}class l{#e;#t;#n;constructor(){this.clear()}enqueue(n){const s=new P(n);this.#e?(this.#t.next=s,this.#t=s):(this.#e=s,this.#t=s),this.#n++}dequeue(){const n=this.#e;if(n)return this.#e=this.#e.next,this.#n--,this.#e||(this.#t=void 0),n.value}peek(){if(this.#e)return this.#e.value}clear(){this.#e=void 0,this.#t=void 0,this.#n=0}get size(){return this.#n}*[Symbol.iterator](){let n=this.#e;for(;n;)yield n.value,n=n.next}*drain(){for(;this.#e;)yield this.dequeue()}}function m(o){let n=!1;if(typeof o=="object"&&({concurrency:o,rejectOnClear:n=!1}=o),y(o),typeof n!="boolean")throw new TypeError("Expected `rejectOnClear` to be a boolean");const s=new l;let i=0;const u=()=>{i<o&&s.size>0&&(i++,s.dequeue().run())},_=()=>{i--,u()},w=async(r,c,d)=>{const t=(async()=>r(...d))();c(t);try{await t}catch{}_()},I=(r,c,d,t)=>{const a={reject:d};new Promise(E=>{a.run=E,s.enqueue(a)}).then(w.bind(void 0,r,c,t)),i<o&&u()},p=(r,...c)=>new Promise((d,t)=>{I(r,d,t,c)});return Object.defineProperties(p,{activeCount:{get:()=>i},pendingCount:{get:()=>s.size},clearQueue:{value(){if(!n){s.clear();return}const r=AbortSignal.abort().reason;for(;s.size>0;)s.dequeue().reject(r)}},concurrency:{get:()=>o,set(r){y(r),o=r,queueMicrotask(()=>{for(;i<o&&s.size>0;)u()})}},map:{async value(r,c){const d=[];try{Array.from(r,(t,a)=>{const E=p(c,t,a);return d.push(E),E})}catch(t){for(const a of d)a.catch(()=>{});throw t}return Promise.all(d)}}}),p}function f(o,n){const s=m(n),i=(...u)=>s(()=>o(...u));return Object.defineProperty(i,"clearQueue",{value:s.clearQueue}),i}function y(o){if(!((Number.isInteger(o)||o===Number.POSITIVE_INFINITY)&&o>0))throw new TypeError("Expected `concurrency` to be a number from 1 and up")}})};export{G as id,Q as ids,V as modules};
