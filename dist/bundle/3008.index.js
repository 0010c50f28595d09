const z=3008,Q=[3008],Y={3008:((W,w,e)=>{e.d(w,{demoCommand:()=>K});var l,o,M,s,p,d,D,f,g,P,h,T,C,v,y;const I=new Map([["README.md",`# Shop

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
`]]),t=`
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`,n=new Map([["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]),c=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],O={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},R=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function A(m,r){for(const[i,u]of r)await(0,(o??=e(1455)).mkdir)((0,(s??=e(6760)).dirname)((0,(s??=e(6760)).join)(m,i)),{recursive:!0}),await(0,(o??=e(1455)).writeFile)((0,(s??=e(6760)).join)(m,i),u)}function B(m){return new(D??=e(1612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${m.trim()}`})}async function K(m,r){const i=await(0,(P??=e(3450)).f)({...r.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),u=await(0,(o??=e(1455)).mkdtemp)((0,(s??=e(6760)).join)((0,(M??=e(8161)).tmpdir)(),"pr-verdict-demo-")),E=(0,(s??=e(6760)).join)(u,"shop"),_=(0,(s??=e(6760)).join)(u,"reviews"),a=async(...j)=>{const x=await(0,(p??=e(9511)).EO)({cwd:E,args:[...R,...j],environment:i.environment});if(x.exitCode===0)return x.stdout.toString("utf8").trim();throw B(x.stderr)};await A(E,I),await a("init","--quiet","--initial-branch=main"),await a("add","--all"),await a("commit","--quiet","--message=A small shop"),await a("checkout","--quiet","-b","discounts"),await A(E,n),await(0,(o??=e(1455)).appendFile)((0,(s??=e(6760)).join)(E,"src/orders.ts"),t),await a("add","--all"),await a("commit","--quiet","--message=Search orders and apply discounts");const N={...O.pr_info,head_sha:await a("rev-parse","HEAD")};await A(_,new Map([["security.json",(0,(g??=e(271)).s$)(c)],["quality.json",(0,(g??=e(271)).s$)({...O,pr_info:N})]]));const S=(0,(f??=e(3933)).lY)([]),b=(0,(C??=e(3313)).Ej)({redact:S,log:i.isDebug?r.log:()=>{},color:(0,(v??=e(3485)).cr)(r.env,r.isTerminal),debug:i.isDebug}),$=new Map([["target","local"],["findings",`security=${_}/security.json
quality=${_}/quality.json`]]),L=(0,(d??=e(8175)).TL)(j=>$.get(j)??"");if(!L.ok)throw(0,(d??=e(8175)).Rg)(L.problems);const{page:H,failure:U,...G}=await(0,(h??=e(2609)).e)({inputs:L.inputs,runner:i,reporter:b,redact:S,root:E,runKey:(0,(l??=e(7598)).randomUUID)(),interruption:r.interruption??(T??=e(7464)).qA,rememberGate:()=>{}});if(U!==void 0)throw U;const F=`A repository with a change, and what two reviewers wrote about it, in \`${u}\`

${H}
In your own worktree: \`${(0,(y??=e(1289)).w1)()} run --findings my-reviewer=review.json\`
`;return await(0,(v??=e(3485)).io)({data:{exitCode:0,folder:u,result:G},page:F},m,r),0}}),1289:((W,w,e)=>{e.d(w,{$Y:()=>f,Cc:()=>C,D8:()=>h,Hn:()=>P,Tp:()=>I,bs:()=>y,w1:()=>v});var l,o,M,s,p,d;function D(){const t=Object.entries(process.env).filter(([n])=>!n.toUpperCase().startsWith("GIT_"));return Object.fromEntries(t.flatMap(([n,c])=>c===void 0?[]:[[n,c]]))}async function f(t,...n){const c={cwd:t,args:n,environment:D(),userConfiguration:!0},{exitCode:O,stdout:R}=await(0,(M??=e(9511)).EO)(c).catch((0,(p??=e(1612)).oC)(()=>g));return O===0?R.toString("utf8").trim():void 0}const g={exitCode:1,stdout:Buffer.alloc(0)};async function P(t){const n=await f(t,"rev-parse","--show-toplevel");if(n!==void 0)return n;throw(0,(s??=e(4264)).vE)(t)}async function h(t){return T(await f(t,"remote","get-url","origin")??"")}function T(t){return/^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(t)?.[1]}function C(t){if(/^[\w.-]+\/[\w.-]+$/.test(t))return t;throw(0,(p??=e(1612)).II)("COMMAND_LINE_INVALID",`--repo must be OWNER/NAME, got ${t}`,"Write octo/demo.")}function v(){const[,t=""]=process.argv;return(0,(o??=e(6760)).basename)(t)===(d??=e(3411)).C.name?(d??=e(3411)).C.name:`node "${t}"`}function y(){return(0,(o??=e(6760)).join)((0,(o??=e(6760)).dirname)((0,(l??=e(3024)).realpathSync)(process.argv[1]??".")),"..")}async function I(){const t=y();return((0,(l??=e(3024)).existsSync)((0,(o??=e(6760)).join)(t,"action.yml"))&&(0,(l??=e(3024)).existsSync)((0,(o??=e(6760)).join)(t,".git"))?await h(t):void 0)??(d??=e(3411)).C.home}})};export{z as id,Q as ids,Y as modules};
