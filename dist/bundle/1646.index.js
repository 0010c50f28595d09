const pt=1646,mt=[1646],gt={43933:((X,S,t)=>{t.d(S,{d:()=>b,l:()=>L});const z=new RegExp("(?:%[0-9a-f]{2})+|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|(?![\\n\\r\\t])\\p{Cc}","giu");function A(a){let d="";const s=[];let n=0;const p=(c,r,u)=>{for(let i=0;i<c.length;i+=1)s.push(r+i*u);d+=c};for(const{0:c,index:r}of a.matchAll(z))p(a.slice(n,r),n,1),c.startsWith("%")&&R(c,(u,i)=>p(u,r+i,0)),n=r+c.length;if(n!==0)return p(a.slice(n),n,1),{text:d,offsets:[...s,a.length]}}function R(a,d){const s=Buffer.from(a.replaceAll("%",""),"hex"),n=s.toString("utf8"),p=Buffer.from(n,"utf8").equals(s);let c=0;for(const r of p?n:s.toString("latin1"))d(r,c),c+=3*(p?Buffer.byteLength(r):1)}function b(a){const d=Buffer.from(a,"utf8"),s=d.toString("hex");return[a,JSON.stringify(a).slice(1,-1),encodeURIComponent(a),s,s.toUpperCase(),...$(d)]}function $(a){return[0,1,2].flatMap(d=>{const s=Buffer.concat([Buffer.alloc(d),a]),n=Math.ceil(d*8/6),p=Math.floor(s.length*8/6);return["base64","base64url"].map(c=>s.toString(c).slice(n,p)).filter(c=>c.length>=8)})}const g="***",O=16,T=[/(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,/(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,/(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,/(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,/(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs],P=/(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;function L(a){let d=[];const s=c=>{d=[...new Set([...d,...c.flatMap(N).flatMap(b)])].sort((r,u)=>u.length-r.length)};s(a);const n=c=>{let r=c;for(const u of d)r=r.replaceAll(u,g);for(const u of T)r=r.replace(u,g);return r.replace(P,`$1${g}@`)};return Object.assign(c=>{const r=n(c),u=A(r);return u===void 0?r:W(r,[...U(u.text,d)].map(({from:i,to:w})=>({from:u.offsets[i]??0,to:u.offsets[w]??r.length})))},{learn:s})}function*U(a,d){for(const s of d)for(let n=a.indexOf(s);n!==-1;n=a.indexOf(s,n+s.length))yield{from:n,to:n+s.length};for(const s of[...T,P])for(const n of a.matchAll(s))yield{from:n.index+(n[1]?.length??0),to:n.index+n[0].length-(n[1]===void 0?0:1)}}function W(a,d){let s="",n=0;for(const{from:p,to:c}of d.toSorted((r,u)=>r.from-u.from))p>=n&&(s+=a.slice(n,p)+g),n=Math.max(n,c);return s+a.slice(n)}function N(a){const d=a.split(/[\r\n]+/).map(n=>n.trim()),s=a.trim();return s===""?[]:d.length===1?[s]:[s,...d.filter(n=>n.length>=O)]}}),52173:((X,S,t)=>{t.d(S,{CG:()=>$,Mn:()=>R,St:()=>b});var z,A;function R({oldStart:g,oldCount:O,newStart:T,newCount:P}){return`@@ -${g},${O} +${T},${P} @@`}function b({table:g,firstPoint:O,runs:T}){const P=g.bytes.subarray(g.offset(O),g.offset(O+T));return(0,(z??=t(39366)).jQ)((0,(A??=t(70271)).Hp)(P)).replace(/\n$/,"")}function $({hunks:g}){return g.map(O=>`${R(O)}
${b(O)}`).join(`
`)}}),12852:((X,S,t)=>{t.d(S,{KT:()=>u,MV:()=>r,So:()=>p,b8:()=>c});var z,A,R,b,$,g,O,T,P,L,U,W,N;async function a(i){return(0,(z??=t(51455)).access)(i).then(()=>!0,()=>!1)}function d(i){return a((0,(A??=t(76760)).join)(i,"manifest.json"))}async function s(i){const w=(0,(A??=t(76760)).join)(i,".code-review");if(await d(w))return w;const M=(0,(A??=t(76760)).dirname)(i);return M===i||await a((0,(A??=t(76760)).join)(i,".git"))?void 0:s(M)}function n(i){return new(g??=t(31612)).HR({kind:"usage",code:"RUN_MISSING",message:`No run has left its files in ${i}`,fix:"Do `pr-verdict run` first, or name the folder of one with `--review-dir`."})}async function p({reviewDir:i,inputs:w},M){const E=(0,($??=t(58175)).TL)(V=>w.get(V)??"");if(!E.ok)throw(0,($??=t(58175)).Rg)(E.problems);const x=(0,(A??=t(76760)).resolve)(M.cwd,i??".code-review"),D=i===void 0?await s(M.cwd):x;if(D===void 0||!await d(D))throw n(x);const y=await(0,(W??=t(97429)).Gu)({path:D}),F=i===void 0?(0,(A??=t(76760)).dirname)(D):M.cwd,k={name:(P??=t(85341)).Kq.gate,schema:(T??=t(27982)).Xh,writtenBy:"gate"},{inputs:G={}}=await(0,(P??=t(85341)).ku)(y,k)??{},J=await(0,(U??=t(94970)).RX)(y,E.inputs.settings),Q={...J,policyInputs:{...G,...J.policyInputs}};return{run:await(0,(N??=t(6568)).S)(y,Q),directory:y,root:F,settings:Q,recorded:G}}function c(i){return(0,(P??=t(85341)).ku)(i,{name:(P??=t(85341)).Kq.receipt,schema:(O??=t(91578)).TA,writtenBy:"write"})}async function r({run:{manifest:i},directory:w,root:M},E,{env:x}){if(E?.outcome==="superseded")return{state:"superseded"};if(i.workingDirectory.state!=="worktree")return{state:"confirmed"};const{environment:D}=await(0,(L??=t(23450)).f)(x),y=(0,(b??=t(24264)).j)({root:M,environment:D});return await y.isCurrent?.(i.commits)===!1?(0,(R??=t(78451))._)(w,i,y):{state:"confirmed"}}function u(i,w){const M=i.find(({id:y})=>y===w);if(M!==void 0)return M;const E=i.filter(({id:y})=>y.startsWith(w)),x=new Set(E.map(({id:y})=>y)),[D]=E;if(D!==void 0&&x.size===1)return D;throw new(g??=t(31612)).HR({kind:"usage",code:"FINDING_UNKNOWN",message:`${x.size===0?"no finding has":`${x.size} findings have`} an id that begins with ${JSON.stringify(w)}`,fix:"Name one by its whole id; `pr-verdict explain` lists them all."})}}),91646:((X,S,t)=>{t.d(S,{openPreview:()=>ut,previewCommand:()=>ft});var z=t(51455),A=t(76760),R=t(5984),b=t(43933),$=t(85341),g=t(6263),O=t(23450),T=t(31421),P=t(78474);function L(e,o){return e==="darwin"?["open",o]:e==="win32"?["cmd","/c","start",'""',o]:["xdg-open",o]}async function U(e,o=process.platform){const[h,...f]=L(o,e),l=(0,T.spawn)(h,f,{detached:!0,stdio:"ignore"});l.unref();try{return await(0,P.once)(l,"spawn"),!0}catch{return!1}}var W=t(99307),N=t(6568),a=t(89374),d=t(64675),s=t(64056),n=t(15976),p=t(12852),c=t(16672),r=t(39366),u=t(77549),i=t(89363);const w={allowDangerousHtml:!0,extensions:[(0,i.T)()],htmlExtensions:[(0,i.I)()]},M=/^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;function E(e){return(0,u.yt)(e,w).replace(/<!--[^>]*-->\n?/g,"").replace(/<[^>]*>?/g,o=>M.test(o)?o:o.replaceAll("<","&lt;").replaceAll(">","&gt;"))}var x=t(11428),D=t(91578),y=t(70271),F=t(49631),k=t(39289),G=t(1903),J=t(33137),Q=t(77371),V=t(52173);function st(e){return{old:e.table.oldLine(e.firstPoint),new:e.table.newLine(e.firstPoint),header:(0,V.Mn)(e),text:(0,V.St)(e)}}function it({hunks:e,binary:o,submodule:h,missing:f,status:l}){if(f!==void 0)return"This file changed in ways that were not fetched.";if(!(e.length>0))return o?"Binary file":h?"Submodule":l==="renamed"||l==="copied"?"No line changed":"Empty, or only its mode changed"}function at(e){const o=it(e);return{path:(0,r.jQ)(e.path),...e.oldPath!==void 0&&{formerPath:(0,r.jQ)(e.oldPath)},status:e.status,...(0,c.wP)(e),...o!==void 0&&{note:o},hunks:e.hunks.map(st)}}function rt({finding:e,placement:o},h,f){const l="path"in o?o:(0,Q.gA)(e,h),v="path"in l?l.path:e.locations[0]?.path;if(v===void 0)return{};const I=(0,c.qE)(h,v)?.path??v,C=f.get(I),K={path:(0,r.jQ)(I),...C!==void 0&&{file:C}};if(l.place!=="inline")return K;const{side:B,line:H,startLine:Z}=l;return{...K,side:B,line:H,...Z!==void 0&&{startLine:Z}}}function dt({input:e,reviewers:o,review:h,receipt:f,diff:l}){const{render:v,evidence:I,weightOf:C,suggest:K}=e,B=new Map(l.files.map(({path:j},m)=>[j,m])),H=(0,D.ff)(f),Z=e.placed.toSorted((j,m)=>(0,F.Eg)(j.finding,m.finding)).map(j=>{const{finding:m,placement:_}=j,nt=H.get(m.id),ot=nt?.url,ht={finding:m,placement:_,suggestion:K(m,_)};return{id:m.id,title:(0,y.vI)((0,r.jQ)(v.redact(m.title)),200),severity:m.severity,weight:C(m),status:m.suppressed===void 0?m.status:"suppressed",reviewers:v.reviewersOf(m),where:(0,J.z7)(m,nt?.reason??_.reason),...ot!==void 0&&{url:ot},...rt(j,l,B),html:E((0,k.w)(ht,v))}});return{files:l.files.map(at),findings:Z,reviewHtml:E(h),reviewersHtml:E((0,x.lK)((0,s.YC)(o,v))),evidenceHtml:I===void 0?"":E((0,x.lK)((0,G.oP)(I,v))),receipt:f?.entries??[]}}var lt=t(77598),q=t(73024);function Y(e){const o={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};return e.replace(/[&<>"]/g,h=>o[h]??"")}function tt(e){return`'sha256-${(0,lt.createHash)("sha256").update(e).digest("base64")}'`}function ct({headline:e,subject:o,head:h,data:f}){const l=(0,q.readFileSync)(t.ab+"preview-client.js","utf8"),v=(0,q.readFileSync)(t.ab+"preview-client.css","utf8"),I=["default-src 'none'",`script-src ${tt(l)}`,`style-src ${tt(v)}`,"base-uri 'none'","form-action 'none'"].join("; "),C=JSON.stringify(f).replaceAll("<","\\u003c");return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${I}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Y(`${e} \xB7 ${o}`)}</title>
<style>${v}</style>
</head>
<body>
<noscript>This page needs JavaScript to show the diff.</noscript>
<header>
<h1>${Y(e)}</h1>
<p>${Y(o)} <code>${Y(h.slice(0,10))}</code></p>
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
<script>${l}<\/script>
</body>
</html>
`}async function et(e,o){const h=await(0,p.So)(e,o),{run:f,directory:l,settings:v}=h,{secrets:I}=await(0,O.f)(o.env),C=(0,b.l)(I),K=await(0,d.l3)(f,{directory:l,settings:v,redact:C,runKey:"preview"}),B=await(0,p.b8)(l),H=await(0,p.MV)(h,B,o),Z=(0,a.K)(K).request?.body??await(0,W.Sw)(f,K,l),j=ct({headline:(0,N.j)({...f,publication:H}).title,subject:f.manifest.pullRequest?.title??(0,R.LT)(f.manifest),head:f.document.head,data:dt({input:K,review:Z,receipt:B,reviewers:await(0,s.FM)(l,f),diff:await(0,g.hq)(l,f.manifest,$.Kq.diff)})});if(e.out!==void 0){const m=(0,A.resolve)(o.cwd,e.out);return await(0,z.writeFile)(m,j),m}return await l.write("preview.html",j),(0,A.resolve)(l.path,"preview.html")}async function ft(e,o){const h=await et(e,o);return(0,n.ZF)({data:{file:h},page:`${h}
`},e.output,o),0}async function ut(e,o){const h=e.get("review-dir"),f=await et({reviewDir:h,inputs:new Map([...e,["target","local"]])},o),{CI:l="",GITHUB_ACTIONS:v=""}=o.env,I=l===""&&v===""&&await U(f);o.err(`${I?"Opened":"The page is in"} ${f}
`)}})};export{pt as id,mt as ids,gt as modules};
