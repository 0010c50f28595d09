const pt=1646,mt=[1646],vt={3933:((X,S,t)=>{t.d(S,{d:()=>R,l:()=>L});const z=new RegExp("(?:%[0-9a-f]{2})+|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|(?![\\n\\r\\t])\\p{Cc}","giu");function A(a){let d="";const s=[];let n=0;const g=(l,r,h)=>{for(let i=0;i<l.length;i+=1)s.push(r+i*h);d+=l};for(const{0:l,index:r}of a.matchAll(z))g(a.slice(n,r),n,1),l.startsWith("%")&&j(l,(h,i)=>g(h,r+i,0)),n=r+l.length;if(n!==0)return g(a.slice(n),n,1),{text:d,offsets:[...s,a.length]}}function j(a,d){const s=Buffer.from(a.replaceAll("%",""),"hex"),n=s.toString("utf8"),g=Buffer.from(n,"utf8").equals(s);let l=0;for(const r of g?n:s.toString("latin1"))d(r,l),l+=3*(g?Buffer.byteLength(r):1)}function R(a){const d=Buffer.from(a,"utf8"),s=d.toString("hex");return[a,JSON.stringify(a).slice(1,-1),encodeURIComponent(a),s,s.toUpperCase(),...$(d)]}function $(a){return[0,1,2].flatMap(d=>{const s=Buffer.concat([Buffer.alloc(d),a]),n=Math.ceil(d*8/6),g=Math.floor(s.length*8/6);return["base64","base64url"].map(l=>s.toString(l).slice(n,g)).filter(l=>l.length>=8)})}const v="***",O=16,T=[/(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,/(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,/(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,/(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,/(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs],P=/(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;function L(a){let d=[];const s=l=>{d=[...new Set([...d,...l.flatMap(N).flatMap(R)])].sort((r,h)=>h.length-r.length)};s(a);const n=l=>{let r=l;for(const h of d)r=r.replaceAll(h,v);for(const h of T)r=r.replace(h,v);return r.replace(P,`$1${v}@`)};return Object.assign(l=>{const r=n(l),h=A(r);return h===void 0?r:W(r,[...U(h.text,d)].map(({from:i,to:w})=>({from:h.offsets[i]??0,to:h.offsets[w]??r.length})))},{learn:s})}function*U(a,d){for(const s of d)for(let n=a.indexOf(s);n!==-1;n=a.indexOf(s,n+s.length))yield{from:n,to:n+s.length};for(const s of[...T,P])for(const n of a.matchAll(s))yield{from:n.index+(n[1]?.length??0),to:n.index+n[0].length-(n[1]===void 0?0:1)}}function W(a,d){let s="",n=0;for(const{from:g,to:l}of d.toSorted((r,h)=>r.from-h.from))g>=n&&(s+=a.slice(n,g)+v),n=Math.max(n,l);return s+a.slice(n)}function N(a){const d=a.split(/[\r\n]+/).map(n=>n.trim()),s=a.trim();return s===""?[]:d.length===1?[s]:[s,...d.filter(n=>n.length>=O)]}}),2173:((X,S,t)=>{t.d(S,{CG:()=>$,Mn:()=>j,St:()=>R});var z,A;function j({oldStart:v,oldCount:O,newStart:T,newCount:P}){return`@@ -${v},${O} +${T},${P} @@`}function R({table:v,firstPoint:O,runs:T}){const P=v.bytes.subarray(v.offset(O),v.offset(O+T));return(0,(z??=t(9366)).jQ)((0,(A??=t(271)).Hp)(P)).replace(/\n$/,"")}function $({hunks:v}){return v.map(O=>`${j(O)}
${R(O)}`).join(`
`)}}),2852:((X,S,t)=>{t.d(S,{KT:()=>h,MV:()=>r,So:()=>g,b8:()=>l});var z,A,j,R,$,v,O,T,P,L,U,W,N;async function a(i){return(0,(z??=t(1455)).access)(i).then(()=>!0,()=>!1)}function d(i){return a((0,(A??=t(6760)).join)(i,"manifest.json"))}async function s(i){const w=(0,(A??=t(6760)).join)(i,".code-review");if(await d(w))return w;const M=(0,(A??=t(6760)).dirname)(i);return M===i||await a((0,(A??=t(6760)).join)(i,".git"))?void 0:s(M)}function n(i){return new(v??=t(1612)).HR({kind:"usage",code:"RUN_MISSING",message:`No run has left its files in ${i}`})}async function g({reviewDir:i,inputs:w},M){const E=(0,($??=t(8175)).TL)(V=>w.get(V)??"");if(!E.ok)throw(0,($??=t(8175)).Rg)(E.problems);const D=(0,(A??=t(6760)).resolve)(M.cwd,i??".code-review"),x=i===void 0?await s(M.cwd):D;if(x===void 0||!await d(x))throw n(D);const y=await(0,(W??=t(7429)).Gu)({path:x}),F=i===void 0?(0,(A??=t(6760)).dirname)(x):M.cwd,k={name:(P??=t(5341)).Kq.gate,schema:(T??=t(7982)).Xh,writtenBy:"gate"},{inputs:G={}}=await(0,(P??=t(5341)).ku)(y,k)??{},J=await(0,(U??=t(8408)).RX)(y,E.inputs.settings),Q={...J,policyInputs:{...G,...J.policyInputs}};return{run:await(0,(N??=t(510)).S)(y,Q),directory:y,root:F,settings:Q,recorded:G}}function l(i){return(0,(P??=t(5341)).ku)(i,{name:(P??=t(5341)).Kq.receipt,schema:(O??=t(1578)).TA,writtenBy:"write"})}async function r({run:{manifest:i},directory:w,root:M},E,{env:D}){if(E?.outcome==="superseded")return{state:"superseded"};if(i.workingDirectory.state!=="worktree")return{state:"confirmed"};const{environment:x}=await(0,(L??=t(3450)).f)(D),y=(0,(R??=t(4264)).j)({root:M,environment:x});return await y.isCurrent?.(i.commits)===!1?(0,(j??=t(8451))._)(w,i,y):{state:"confirmed"}}function h(i,w){const M=i.find(({id:y})=>y===w);if(M!==void 0)return M;const E=i.filter(({id:y})=>y.startsWith(w)),D=new Set(E.map(({id:y})=>y)),[x]=E;if(x!==void 0&&D.size===1)return x;throw new(v??=t(1612)).HR({kind:"usage",code:"FINDING_UNKNOWN",message:`${D.size===0?"no finding has":`${D.size} findings have`} an id that begins with ${JSON.stringify(w)}`})}}),1646:((X,S,t)=>{t.d(S,{openPreview:()=>ht,previewCommand:()=>ft,writeRunPage:()=>ut});var z=t(1455),A=t(6760),j=t(5984),R=t(3933),$=t(5341),v=t(6263),O=t(3450),T=t(1421),P=t(8474);function L(e,o){return e==="darwin"?["open",o]:e==="win32"?["cmd","/c","start",'""',o]:["xdg-open",o]}async function U(e,o,f=process.platform){const[u,...c]=L(f,e),p=(0,T.spawn)(u,c,{detached:!0,stdio:"ignore",env:o});p.unref();try{return await(0,P.once)(p,"spawn"),!0}catch{return!1}}var W=t(510),N=t(9374),a=t(5118),d=t(5763),s=t(4056),n=t(5976),g=t(2852),l=t(6672),r=t(9366),h=t(7549),i=t(9363);const w={allowDangerousHtml:!0,extensions:[(0,i.T)()],htmlExtensions:[(0,i.I)()]},M=/^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;function E(e){return(0,h.yt)(e,w).replace(/<!--[^>]*-->\n?/g,"").replace(/<[^>]*>?/g,o=>M.test(o)?o:o.replaceAll("<","&lt;").replaceAll(">","&gt;"))}var D=t(1428),x=t(1578),y=t(271),F=t(9631),k=t(9289),G=t(1903),J=t(3137),Q=t(7371),V=t(2173);function st(e){return{old:e.table.oldLine(e.firstPoint),new:e.table.newLine(e.firstPoint),header:(0,V.Mn)(e),text:(0,V.St)(e)}}function it({hunks:e,binary:o,submodule:f,missing:u,status:c}){if(u!==void 0)return"This file changed in ways that were not fetched.";if(!(e.length>0))return o?"Binary file":f?"Submodule":c==="renamed"||c==="copied"?"No line changed":"Empty, or only its mode changed"}function at(e){const o=it(e);return{path:(0,r.jQ)(e.path),...e.oldPath!==void 0&&{formerPath:(0,r.jQ)(e.oldPath)},status:e.status,...(0,l.wP)(e),...o!==void 0&&{note:o},hunks:e.hunks.map(st)}}function rt({finding:e,placement:o},f,u){const c="path"in o?o:(0,Q.gA)(e,f),p="path"in c?c.path:e.locations[0]?.path;if(p===void 0)return{};const I=(0,l.qE)(f,p)?.path??p,C=u.get(I),K={path:(0,r.jQ)(I),...C!==void 0&&{file:C}};if(c.place!=="inline")return K;const{side:B,line:H,startLine:Z}=c;return{...K,side:B,line:H,...Z!==void 0&&{startLine:Z}}}function dt({input:e,reviewers:o,review:f,receipt:u,diff:c}){const{render:p,evidence:I,weightOf:C,suggest:K}=e,B=new Map(c.files.map(({path:b},m)=>[b,m])),H=(0,x.ff)(u),Z=e.placed.toSorted((b,m)=>(0,F.Eg)(b.finding,m.finding)).map(b=>{const{finding:m,placement:q}=b,nt=H.get(m.id),ot=nt?.url,gt={finding:m,placement:q,suggestion:K(m,q)};return{id:m.id,title:(0,y.vI)((0,r.jQ)(p.redact(m.title)),200),severity:m.severity,weight:C(m),status:m.suppressed===void 0?m.status:"suppressed",reviewers:p.reviewersOf(m),where:(0,J.z7)(m,nt?.reason??q.reason),...ot!==void 0&&{url:ot},...rt(b,c,B),html:E((0,k.w)(gt,p))}});return{files:c.files.map(at),findings:Z,reviewHtml:E(f),reviewersHtml:E((0,D.lK)((0,s.YC)(o,p))),evidenceHtml:I===void 0?"":E((0,D.lK)((0,G.oP)(I,p))),receipt:u?.entries??[]}}var lt=t(7598),tt=t(3024);function Y(e){const o={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};return e.replace(/[&<>"]/g,f=>o[f]??"")}function et(e){return`'sha256-${(0,lt.createHash)("sha256").update(e).digest("base64")}'`}function ct({headline:e,subject:o,head:f,data:u}){const c=(0,tt.readFileSync)(t.ab+"preview-client.js","utf8"),p=(0,tt.readFileSync)(t.ab+"preview-client.css","utf8"),I=["default-src 'none'",`script-src ${et(c)}`,`style-src ${et(p)}`,"base-uri 'none'","form-action 'none'"].join("; "),C=JSON.stringify(u).replaceAll("<","\\u003c");return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${I}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Y(`${e} \xB7 ${o}`)}</title>
<style>${p}</style>
</head>
<body>
<noscript>This page needs JavaScript to show the diff.</noscript>
<header>
<h1>${Y(e)}</h1>
<p>${Y(o)} <code>${Y(f.slice(0,10))}</code></p>
<p class="tools"><button type="button" id="theme">Dark or light</button> <button type="button" id="help">Keys</button></p>
</header>
<div id="columns">
<nav aria-label="Findings and files">
<form id="filters">
<label>Reviewer <select name="reviewer"><option value="">all</option></select></label>
<label>Severity <select name="severity"><option value="">all</option></select></label>
<label>Status <select name="status"><option value="">all</option></select></label>
<label>Path <input name="path" type="search" placeholder="src/" autocomplete="off" spellcheck="false"></label>
<label class="check"><input name="only" type="checkbox"> Only files with findings</label>
</form>
<p id="count" role="status"></p>
<h2>Findings</h2>
<ol id="findings"></ol>
<h2>Files</h2>
<ol id="files"></ol>
</nav>
<main tabindex="-1">
<section id="overview" aria-label="The review"></section>
<div id="diff"></div>
</main>
</div>
<dialog id="keys" aria-labelledby="keys-title">
<h2 id="keys-title">Keys</h2>
<dl>
<dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous finding</dd>
<dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous file</dd>
<dt><kbd>o</kbd></dt><dd>fold or unfold the file</dd>
<dt><kbd>/</kbd></dt><dd>filter by path</dd>
<dt><kbd>g</kbd></dt><dd>back to the top</dd>
<dt><kbd>t</kbd></dt><dd>dark or light</dd>
<dt><kbd>?</kbd></dt><dd>this list</dd>
</dl>
<form method="dialog"><button>Close</button></form>
</dialog>
<script type="application/json" id="data">${C}<\/script>
<script>${c}<\/script>
</body>
</html>
`}async function _(e,o){const f=await(0,g.So)(e,o),{run:u,directory:c,settings:p}=f,{secrets:I}=await(0,O.f)(o.env),C=(0,R.l)([...I,e.inputs.get("github-token")??""]),K=await(0,d.l3)(u,{directory:c,settings:p,redact:C,runKey:"preview"}),B=await(0,g.b8)(c),H=await(0,g.MV)(f,B,o),Z=(0,N.K)(K).request?.body??await(0,a.S)(u,K,c),b=ct({headline:(0,W.j)({...u,publication:H}).title,subject:u.manifest.pullRequest?.title??(0,j.L)(u.manifest),head:u.document.head,data:dt({input:K,review:Z,receipt:B,reviewers:await(0,s.FM)(c,u),diff:await(0,v.hq)(c,u.manifest,$.Kq.diff)})});if(e.out!==void 0){const m=(0,A.resolve)(o.cwd,e.out);return await(0,z.writeFile)(m,b),m}return await c.write("preview.html",b),(0,A.resolve)(c.path,"preview.html")}async function ft(e,o){const f=await _(e,o);return(0,n.ZF)({data:{file:f},page:`${f}
`},e.output,o),0}function ut(e,o){const f=()=>{},u={isTerminal:!1,out:f,say:f,err:f,log:f};return _({reviewDir:e.get("review-dir"),inputs:e},{...u,env:o,cwd:process.cwd()})}async function ht(e,o){const f=e.get("review-dir"),u=await _({reviewDir:f,inputs:new Map([...e,["target","local"]])},o),{CI:c="",GITHUB_ACTIONS:p=""}=o.env,I=c===""&&p===""&&await U(u,o.env);o.err(`${I?"Opened":"The page is in"} ${u}
`)}})};export{pt as id,mt as ids,vt as modules};
