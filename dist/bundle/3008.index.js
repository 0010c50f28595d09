const z=3008,Q=[3008],Y={23008:((B,w,e)=>{e.d(w,{demoCommand:()=>K});var f,o,M,s,g,d,D,c,h,P,v,C,I,y,R;const T=new Map([["README.md",`# Shop

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
`]]),O=`
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`,A=new Map([["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]),t=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],n={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},u=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function E(m,r){for(const[i,l]of r)await(0,(o??=e(51455)).mkdir)((0,(s??=e(76760)).dirname)((0,(s??=e(76760)).join)(m,i)),{recursive:!0}),await(0,(o??=e(51455)).writeFile)((0,(s??=e(76760)).join)(m,i),l)}function _(m){return new(D??=e(31612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${m.trim()}`})}async function K(m,r){const i=await(0,(P??=e(39470)).f)({...r.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),l=await(0,(o??=e(51455)).mkdtemp)((0,(s??=e(76760)).join)((0,(M??=e(48161)).tmpdir)(),"pr-verdict-demo-")),p=(0,(s??=e(76760)).join)(l,"shop"),L=(0,(s??=e(76760)).join)(l,"reviews"),a=async(...x)=>{const S=await(0,(g??=e(69511)).EO)({cwd:p,args:[...u,...x],environment:i.environment});if(S.exitCode===0)return S.stdout.toString("utf8").trim();throw _(S.stderr)};await E(p,T),await a("init","--quiet","--initial-branch=main"),await a("add","--all"),await a("commit","--quiet","--message=A small shop"),await a("checkout","--quiet","-b","discounts"),await E(p,A),await(0,(o??=e(51455)).appendFile)((0,(s??=e(76760)).join)(p,"src/orders.ts"),O),await a("add","--all"),await a("commit","--quiet","--message=Search orders and apply discounts");const N={...n.pr_info,head_sha:await a("rev-parse","HEAD")};await E(L,new Map([["security.json",(0,(h??=e(70271)).s$)(t)],["quality.json",(0,(h??=e(70271)).s$)({...n,pr_info:N})]]));const U=(0,(c??=e(43933)).lY)([]),b=(0,(I??=e(63313)).Ej)({redact:U,log:i.isDebug?r.log:()=>{},color:(0,(y??=e(83485)).cr)(r.env,r.isTerminal),debug:i.isDebug}),$=new Map([["target","local"],["findings",`security=${L}/security.json
quality=${L}/quality.json`]]),j=(0,(d??=e(58175)).TL)(x=>$.get(x)??"");if(!j.ok)throw(0,(d??=e(58175)).Rg)(j.problems);const{page:H,failure:W,...G}=await(0,(v??=e(2609)).e)({inputs:j.inputs,runner:i,reporter:b,redact:U,root:p,runKey:(0,(f??=e(77598)).randomUUID)(),interruption:r.interruption??(C??=e(7464)).qA,rememberGate:()=>{}});if(W!==void 0)throw W;const F=`A repository with a change, and what two reviewers wrote about it, in \`${l}\`

${H}
In your own worktree: \`${(0,(R??=e(41289)).w1)()} run --findings my-reviewer=review.json\`
`;return await(0,(y??=e(83485)).io)({data:{exitCode:0,folder:l,result:G},page:F},m,r),0}}),41289:((B,w,e)=>{e.d(w,{$Y:()=>c,Cc:()=>R,D8:()=>v,N4:()=>I,actionAddress:()=>A,bs:()=>O,repositoryRoot:()=>P,vh:()=>y,w1:()=>T});var f,o,M,s,g,d;function D(){const t=Object.entries(process.env).filter(([n])=>!n.toUpperCase().startsWith("GIT_"));return Object.fromEntries(t.flatMap(([n,u])=>u===void 0?[]:[[n,u]]))}async function c(t,...n){const u={cwd:t,args:n,environment:D(),userConfiguration:!0},{exitCode:E,stdout:_}=await(0,(M??=e(69511)).EO)(u).catch((0,(g??=e(31612)).oC)(()=>h));return E===0?_.toString("utf8").trim():void 0}const h={exitCode:1,stdout:Buffer.alloc(0)};async function P(t){const n=await c(t,"rev-parse","--show-toplevel");if(n!==void 0)return n;throw(0,(s??=e(24264)).vE)(t)}async function v(t){return C(await c(t,"remote","get-url","origin")??"")}function C(t){return/^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(t)?.[1]}async function I(t){const n=await c(t,"remote","get-url","origin")??"";return/^(?:\w+:\/\/(?:[^/@]*@)?([\w.-]+)|[\w.-]+@([\w.-]+):)/.exec(n)?.slice(1).find(Boolean)}function y(t){return t!==void 0&&!/(?:^|\.)(?:github\.com|ghe\.com)$/.test(t)}function R(t){if(/^[\w.-]+\/[\w.-]+$/.test(t))return t;throw(0,(g??=e(31612)).II)("COMMAND_LINE_INVALID",`--repo must be OWNER/NAME, got ${t}`,"Write octo/demo.")}function T(){const[,t=""]=process.argv;return(0,(o??=e(76760)).basename)(t)===(d??=e(13411)).C.name?(d??=e(13411)).C.name:`node "${t}"`}function O(){return(0,(o??=e(76760)).join)((0,(o??=e(76760)).dirname)((0,(f??=e(73024)).realpathSync)(process.argv[1]??".")),"..")}async function A(){const t=O();return((0,(f??=e(73024)).existsSync)((0,(o??=e(76760)).join)(t,"action.yml"))&&(0,(f??=e(73024)).existsSync)((0,(o??=e(76760)).join)(t,".git"))?await v(t):void 0)??(d??=e(13411)).C.home}})};export{z as id,Q as ids,Y as modules};
