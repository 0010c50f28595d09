const z=3008,Q=[3008],Y={23008:((x,T,e)=>{e.d(T,{demoCommand:()=>W});var E,u,M,l,g,D,d,r,s,o,i,f,a,h,t;const m=new Map([["README.md",`# Shop

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
`]]),v=`
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
`]]),c=[{type:"inline",file:"src/orders.ts",line:31,category:"security",issue:"The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.",references:["[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)","[src/orders.ts:26 \u2014 the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)"],implications:"Every row of the database can be read, and with a writable role changed or dropped.",severity:"CRITICAL",confidence:"HIGH",fix:"Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",fix_confidence:"HIGH"},{type:"file",file:"src/db.ts",category:"security",issue:"The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.",references:["[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)"],implications:"Names can be read on the way.",severity:"MAJOR",confidence:"MEDIUM",fix:"Turn `ssl` on and check the certificate.",fix_confidence:"MEDIUM",pre_existing:!0},{type:"inline",file:"src/discount.ts",line:"somewhere near the end",category:"standards",issue:"Text that is no number becomes NaN.",references:["[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)"],implications:"Totals become NaN.",severity:"MINOR",confidence:"HIGH",fix:"Check the result with `Number.isFinite`.",fix_confidence:"MEDIUM"}],w={version:"1.0",pr_info:{number:1,repo:"example/shop",title:"Search orders and apply discounts",description:"Adds a search and discounts."},review_summary:{overview:"Two features in two files; the search needs work before it ships.",confidence_breakdown:{high:1,medium:1,low:1,suggestions:0},key_findings:["Discounts above 100 percent"],security_assessment:"A total can be made negative.",positive_highlights:"Small functions that do one thing."},line_comments:[{file:"src/discount.ts",line:4,confidence:90,confidence_level:"high",severity:"security",title:"Discount above 100 percent pays the customer",description:"Nothing keeps `percent` between 0 and 100, so a total can become negative.",suggestion:"Throw a `RangeError` unless `percent` lies between 0 and 100."},{file:"src/orders.ts",line:18,confidence:62,confidence_level:"medium",severity:"logic",title:"Totals add up floating point numbers",description:"Adding many prices as floating point numbers drifts by cents."},{file:"src/discount.ts",line:4,confidence:45,confidence_level:"low",severity:"clarity",title:"Name the discount",description:"`d` says nothing; `discount` would."}],review_event:"REQUEST_CHANGES",metadata:{reviewed_at:"2026-01-01T00:00:00Z",reviewer_agent:"quality",files_analyzed:3,total_issues:3}},R=["-c","user.name=pr-verdict demo","-c","user.email=demo@example.invalid"];async function I(P,p){for(const[y,A]of p)await(0,(u??=e(51455)).mkdir)((0,(l??=e(76760)).dirname)((0,(l??=e(76760)).join)(P,y)),{recursive:!0}),await(0,(u??=e(51455)).writeFile)((0,(l??=e(76760)).join)(P,y),A)}function U(P){return(0,(d??=e(31612)).Pe)("DEMO_NEEDS_GIT",`The demo could not make its repository: ${P.trim()}`)}async function W(P,p){const y=await(0,(o??=e(23450)).f)({...p.env,GITHUB_EVENT_NAME:void 0,GITHUB_ACTIONS:void 0}),A=await(0,(u??=e(51455)).mkdtemp)((0,(l??=e(76760)).join)((0,(M??=e(48161)).tmpdir)(),"pr-verdict-demo-")),C=(0,(l??=e(76760)).join)(A,"shop"),$=(0,(l??=e(76760)).join)(A,"reviews"),O=async(...b)=>{const j=await(0,(g??=e(69511)).EO)({cwd:C,args:[...R,...b],environment:y.environment});if(j.exitCode===0)return j.stdout.toString("utf8").trim();throw U(j.stderr)};await I(C,m),await O("init","--quiet","--initial-branch=main"),await O("add","--all"),await O("commit","--quiet","--message=A small shop"),await O("checkout","--quiet","-b","discounts"),await I(C,n),await(0,(u??=e(51455)).appendFile)((0,(l??=e(76760)).join)(C,"src/orders.ts"),v),await O("add","--all"),await O("commit","--quiet","--message=Search orders and apply discounts");const B={...w.pr_info,head_sha:await O("rev-parse","HEAD")};await I($,new Map([["security.json",(0,(s??=e(70271)).s$)(c)],["quality.json",(0,(s??=e(70271)).s$)({...w,pr_info:B})]]));const _=(0,(r??=e(43933)).lY)([]),K=(0,(t??=e(13297)).E)({redact:_,log:y.isDebug?p.log:()=>{},color:(0,(a??=e(83485)).cr)(p.env,p.isTerminal),debug:y.isDebug}),N=new Map([["target","local"],["findings",`security=${$}/security.json
quality=${$}/quality.json`]]),L=(0,(D??=e(58175)).TL)(b=>N.get(b)??"");if(!L.ok)throw(0,(D??=e(58175)).Rg)(L.problems);const{page:H,failure:S,...G}=await(0,(i??=e(2609)).e)({inputs:L.inputs,runner:y,reporter:K,redact:_,root:C,runKey:(0,(E??=e(77598)).randomUUID)(),interruption:p.interruption??(f??=e(7464)).qA,rememberGate:()=>{}});if(S!==void 0)throw S;const F=`A repository with a change, and what two reviewers wrote about it, in \`${A}\`

${H}
Look at the result: \`cd "${C}"\`, then \`${(0,(h??=e(41289)).w1)()} explain\`, or \`preview\` for a page with the diff.

In your own worktree: \`${(0,(h??=e(41289)).w1)()} run --findings my-reviewer=review.json\`
`;return await(0,(a??=e(83485)).io)({data:{exitCode:0,folder:A,result:G},page:F},P,p),0}}),41289:((x,T,e)=>{e.d(T,{$Y:()=>d,Cc:()=>h,D8:()=>o,N4:()=>f,actionAddress:()=>v,bs:()=>m,repositoryRoot:()=>s,vh:()=>a,w1:()=>t});var E,u,M,l,g;function D(){const n=Object.entries(process.env).filter(([c])=>!c.toUpperCase().startsWith("GIT_"));return Object.fromEntries(n.flatMap(([c,w])=>w===void 0?[]:[[c,w]]))}async function d(n,...c){const w={cwd:n,args:c,environment:D(),userConfiguration:!0},{exitCode:R,stdout:I}=await(0,(M??=e(69511)).EO)(w).catch((0,(l??=e(31612)).oC)(()=>r));return R===0?I.toString("utf8").trim():void 0}const r={exitCode:1,stdout:Buffer.alloc(0)};async function s(n){const c=await d(n,"rev-parse","--show-toplevel");if(c!==void 0)return c;throw(0,(M??=e(69511)).vE)(n)}async function o(n){return i(await d(n,"remote","get-url","origin")??"")}function i(n){return/^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(n)?.[1]}async function f(n){const c=await d(n,"remote","get-url","origin")??"";return/^(?:\w+:\/\/(?:[^/@]*@)?([\w.-]+)|[\w.-]+@([\w.-]+):)/.exec(c)?.slice(1).find(Boolean)}function a(n){return n!==void 0&&!/(?:^|\.)(?:github\.com|ghe\.com)$/.test(n)}function h(n){if(/^[\w.-]+\/[\w.-]+$/.test(n))return n;throw(0,(l??=e(31612)).II)("COMMAND_LINE_INVALID",`--repo must be OWNER/NAME, got ${n}`,"Write octo/demo.")}function t(){const[,n=""]=process.argv;return(0,(u??=e(76760)).basename)(n)===(g??=e(13411)).C.name?(g??=e(13411)).C.name:`node "${n}"`}function m(){return(0,(u??=e(76760)).join)((0,(u??=e(76760)).dirname)((0,(E??=e(73024)).realpathSync)(process.argv[1]??".")),"..")}async function v(){const n=m();return((0,(E??=e(73024)).existsSync)((0,(u??=e(76760)).join)(n,"action.yml"))&&(0,(E??=e(73024)).existsSync)((0,(u??=e(76760)).join)(n,".git"))?await o(n):void 0)??(g??=e(13411)).C.home}}),13297:((x,T,e)=>{e.d(T,{E:()=>D});var E;const u=4096;class M{#e;#t=new Set;#n=0;#o;constructor(r){this.#e=r}above(r){this.#e.write(`${this.#r()}${r}`),this.#n=0,this.#s()}begin(r,s){const o={title:s(r),since:this.#e.now(),safe:s,latest:""};return this.#t.add(o),this.#o??=this.#e.every(1e3,()=>this.#s()),this.#s(),{saying:i=>{o.latest=i.slice(0,u)},end:i=>{this.#t.delete(o),this.above(`${o.title}: ${s(i)}
`),!(this.#t.size>0)&&(this.#o?.(),this.#o=void 0)}}}#s(){const r=Math.max(20,this.#e.columns()-1),s=[...this.#t].map(o=>`${l(this.#i(o),r)}
`);this.#e.write(`${this.#r()}${s.join("")}`),this.#n=s.length}#i({title:r,since:s,safe:o,latest:i}){const f=Math.floor((this.#e.now()-s)/1e3),[a=""]=o(i).trim().split(`
`).slice(-1);return`${r}: running for ${f} s${a===""?"":`, ${a}`}`}#r(){return this.#n===0?"":`\x1B[${this.#n}A\x1B[0J`}}function l(d,r){let s=r,o="";for(const i of d.replaceAll("	"," ")){if(s-=i.charCodeAt(0)<127?1:2,s<0)break;o+=i}return o}const g={error:31,warning:33,notice:36,debug:90};function D(d){const{redact:r,color:s,debug:o}=d,i=d.screen&&new M(d.screen),f=t=>i===void 0?d.log(t):i.above(t),a=t=>(0,(E??=e(65920)).kc)(t,r),h=(t,m)=>{const v=s?`\x1B[${g[t]}m${t}:\x1B[0m`:`${t}:`;f(`${v} ${a(m)}
`)};return{debug:t=>{o&&h("debug",t)},info:t=>f(`${a(t)}
`),notice:t=>h("notice",t),warning:t=>h("warning",t),error:t=>h("error",t),failure:t=>h("error",(0,(E??=e(65920)).kY)(t)),quote:(t,m)=>f(`${a(t)}
${a(m).replace(/^/gm,"  ")}
`),fold:()=>{},begin:t=>i!==void 0?i.begin(t,a):(f(`${a(t)}: started
`),{saying:()=>{},end:m=>f(`${a(`${t}: ${m}`)}
`)}),output:(t,m)=>{const v=(0,(E??=e(65920)).jO)(t,m);o&&h("debug",`${t}=${v}`)},summary:async()=>{}}}})};export{z as id,Q as ids,Y as modules};
