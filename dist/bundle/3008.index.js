const z=3008,Q=[3008],Y={23008:((x,A,e)=>{e.d(A,{demoCommand:()=>W});var h,d,_,u,O,p,l,o,s,r,i,m,a,E,t;const f=new Map([["README.md",`# Shop

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
`]]),g=`
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`,T=new Map([["src/discount.ts",`import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`],["README.md",`# Shop

Orders, customers, discounts and not much else.
`]]),n=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],c={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},M=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function C(D,v){for(const[y,P]of v)await(0,(d??=e(51455)).mkdir)((0,(u??=e(76760)).dirname)((0,(u??=e(76760)).join)(D,y)),{recursive:!0}),await(0,(d??=e(51455)).writeFile)((0,(u??=e(76760)).join)(D,y),P)}function I(D){return new(l??=e(31612)).HR({kind:"operational",code:"DEMO_NEEDS_GIT",message:`The demo could not make its repository: ${D.trim()}`})}async function W(D,v){const y=await(0,(r??=e(39470)).f)({...v.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),P=await(0,(d??=e(51455)).mkdtemp)((0,(u??=e(76760)).join)((0,(_??=e(48161)).tmpdir)(),"pr-verdict-demo-")),R=(0,(u??=e(76760)).join)(P,"shop"),$=(0,(u??=e(76760)).join)(P,"reviews"),w=async(...b)=>{const j=await(0,(O??=e(69511)).EO)({cwd:R,args:[...M,...b],environment:y.environment});if(j.exitCode===0)return j.stdout.toString("utf8").trim();throw I(j.stderr)};await C(R,f),await w("init","--quiet","--initial-branch=main"),await w("add","--all"),await w("commit","--quiet","--message=A small shop"),await w("checkout","--quiet","-b","discounts"),await C(R,T),await(0,(d??=e(51455)).appendFile)((0,(u??=e(76760)).join)(R,"src/orders.ts"),g),await w("add","--all"),await w("commit","--quiet","--message=Search orders and apply discounts");const B={...c.pr_info,head_sha:await w("rev-parse","HEAD")};await C($,new Map([["security.json",(0,(s??=e(70271)).s$)(n)],["quality.json",(0,(s??=e(70271)).s$)({...c,pr_info:B})]]));const S=(0,(o??=e(43933)).lY)([]),K=(0,(t??=e(13297)).E)({redact:S,log:y.isDebug?v.log:()=>{},color:(0,(a??=e(83485)).cr)(v.env,v.isTerminal),debug:y.isDebug}),N=new Map([["target","local"],["findings",`security=${$}/security.json
quality=${$}/quality.json`]]),L=(0,(p??=e(58175)).TL)(b=>N.get(b)??"");if(!L.ok)throw(0,(p??=e(58175)).Rg)(L.problems);const{page:H,failure:U,...G}=await(0,(i??=e(2609)).e)({inputs:L.inputs,runner:y,reporter:K,redact:S,root:R,runKey:(0,(h??=e(77598)).randomUUID)(),interruption:v.interruption??(m??=e(7464)).qA,rememberGate:()=>{}});if(U!==void 0)throw U;const F=`A repository with a change, and what two reviewers wrote about it, in \`${P}\`

${H}
In your own worktree: \`${(0,(E??=e(41289)).w1)()} run --findings my-reviewer=review.json\`
`;return await(0,(a??=e(83485)).io)({data:{exitCode:0,folder:P,result:G},page:F},D,v),0}}),41289:((x,A,e)=>{e.d(A,{$Y:()=>o,Cc:()=>t,D8:()=>i,N4:()=>a,actionAddress:()=>T,bs:()=>g,repositoryRoot:()=>r,vh:()=>E,w1:()=>f});var h,d,_,u,O,p;function l(){const n=Object.entries(process.env).filter(([c])=>!c.toUpperCase().startsWith("GIT_"));return Object.fromEntries(n.flatMap(([c,M])=>M===void 0?[]:[[c,M]]))}async function o(n,...c){const M={cwd:n,args:c,environment:l(),userConfiguration:!0},{exitCode:C,stdout:I}=await(0,(_??=e(69511)).EO)(M).catch((0,(O??=e(31612)).oC)(()=>s));return C===0?I.toString("utf8").trim():void 0}const s={exitCode:1,stdout:Buffer.alloc(0)};async function r(n){const c=await o(n,"rev-parse","--show-toplevel");if(c!==void 0)return c;throw(0,(u??=e(24264)).vE)(n)}async function i(n){return m(await o(n,"remote","get-url","origin")??"")}function m(n){return/^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(n)?.[1]}async function a(n){const c=await o(n,"remote","get-url","origin")??"";return/^(?:\w+:\/\/(?:[^/@]*@)?([\w.-]+)|[\w.-]+@([\w.-]+):)/.exec(c)?.slice(1).find(Boolean)}function E(n){return n!==void 0&&!/(?:^|\.)(?:github\.com|ghe\.com)$/.test(n)}function t(n){if(/^[\w.-]+\/[\w.-]+$/.test(n))return n;throw(0,(O??=e(31612)).II)("COMMAND_LINE_INVALID",`--repo must be OWNER/NAME, got ${n}`,"Write octo/demo.")}function f(){const[,n=""]=process.argv;return(0,(d??=e(76760)).basename)(n)===(p??=e(13411)).C.name?(p??=e(13411)).C.name:`node "${n}"`}function g(){return(0,(d??=e(76760)).join)((0,(d??=e(76760)).dirname)((0,(h??=e(73024)).realpathSync)(process.argv[1]??".")),"..")}async function T(){const n=g();return((0,(h??=e(73024)).existsSync)((0,(d??=e(76760)).join)(n,"action.yml"))&&(0,(h??=e(73024)).existsSync)((0,(d??=e(76760)).join)(n,".git"))?await i(n):void 0)??(p??=e(13411)).C.home}}),13297:((x,A,e)=>{e.d(A,{E:()=>p});var h;const d=4096;class _{#e;#t=new Set;#n=0;#o;constructor(o){this.#e=o}above(o){this.#e.write(`${this.#r()}${o}`),this.#n=0,this.#s()}begin(o,s){const r={title:s(o),since:this.#e.now(),safe:s,latest:""};return this.#t.add(r),this.#o??=this.#e.every(1e3,()=>this.#s()),this.#s(),{saying:i=>{r.latest=i.slice(0,d)},end:i=>{this.#t.delete(r),this.above(`${r.title}: ${s(i)}
`),!(this.#t.size>0)&&(this.#o?.(),this.#o=void 0)}}}#s(){const o=Math.max(20,this.#e.columns()-1),s=[...this.#t].map(r=>`${u(this.#i(r),o)}
`);this.#e.write(`${this.#r()}${s.join("")}`),this.#n=s.length}#i({title:o,since:s,safe:r,latest:i}){const m=Math.floor((this.#e.now()-s)/1e3),[a=""]=r(i).trim().split(`
`).slice(-1);return`${o}: running for ${m} s${a===""?"":`, ${a}`}`}#r(){return this.#n===0?"":`\x1B[${this.#n}A\x1B[0J`}}function u(l,o){let s=o,r="";for(const i of l.replaceAll("	"," ")){if(s-=i.charCodeAt(0)<127?1:2,s<0)break;r+=i}return r}const O={error:31,warning:33,notice:36,debug:90};function p(l){const{redact:o,color:s,debug:r}=l,i=l.screen&&new _(l.screen),m=t=>i===void 0?l.log(t):i.above(t),a=t=>(0,(h??=e(65920)).kc)(t,o),E=(t,f)=>{const g=s?`\x1B[${O[t]}m${t}:\x1B[0m`:`${t}:`;m(`${g} ${a(f)}
`)};return{debug:t=>{r&&E("debug",t)},info:t=>m(`${a(t)}
`),notice:t=>E("notice",t),warning:t=>E("warning",t),error:t=>E("error",t),failure:t=>E("error",(0,(h??=e(65920)).kY)(t)),quote:(t,f)=>m(`${a(t)}
${a(f).replace(/^/gm,"  ")}
`),fold:()=>{},begin:t=>i!==void 0?i.begin(t,a):(m(`${a(t)}: started
`),{saying:()=>{},end:f=>m(`${a(`${t}: ${f}`)}
`)}),output:(t,f)=>{const g=(0,(h??=e(65920)).jO)(t,f);r&&E("debug",`${t}=${g}`)},summary:async()=>{},close:()=>{}}}})};export{z as id,Q as ids,Y as modules};
