const pt=1646,mt=[1646],gt={3933:((G,C,t)=>{t.d(C,{d:()=>b,l:()=>U});const z=new RegExp("(?:%[0-9a-f]{2})+|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|(?![\\n\\r\\t])\\p{Cc}","giu");function A(a){let l="";const i=[];let o=0;const p=(c,r,n)=>{for(let f=0;f<c.length;f+=1)i.push(r+f*n);l+=c};for(const{0:c,index:r}of a.matchAll(z))p(a.slice(o,r),o,1),c.startsWith("%")&&I(c,(n,f)=>p(n,r+f,0)),o=r+c.length;if(o!==0)return p(a.slice(o),o,1),{text:l,offsets:[...i,a.length]}}function I(a,l){const i=Buffer.from(a.replaceAll("%",""),"hex"),o=i.toString("utf8"),p=Buffer.from(o,"utf8").equals(i);let c=0;for(const r of p?o:i.toString("latin1"))l(r,c),c+=3*(p?Buffer.byteLength(r):1)}function b(a){const l=Buffer.from(a,"utf8"),i=l.toString("hex");return[a,JSON.stringify(a).slice(1,-1),encodeURIComponent(a),i,i.toUpperCase(),...j(l)]}function j(a){return[0,1,2].flatMap(l=>{const i=Buffer.concat([Buffer.alloc(l),a]),o=Math.ceil(l*8/6),p=Math.floor(i.length*8/6);return["base64","base64url"].map(c=>i.toString(c).slice(o,p)).filter(c=>c.length>=8)})}const v="***",w=16,D=[/(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,/(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,/(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,/(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,/(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs],T=/(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;function U(a){let l=[];const i=c=>{l=[...new Set([...l,...c.flatMap(Z).flatMap(b)])].sort((r,n)=>n.length-r.length)};i(a);const o=c=>{let r=c;for(const n of l)r=r.replaceAll(n,v);for(const n of D)r=r.replace(n,v);return r.replace(T,`$1${v}@`)};return Object.assign(c=>{const r=o(c),n=A(r);return n===void 0?r:K(r,[...W(n.text,l)].map(({from:f,to:g})=>({from:n.offsets[f]??0,to:n.offsets[g]??r.length})))},{learn:i})}function*W(a,l){for(const i of l)for(let o=a.indexOf(i);o!==-1;o=a.indexOf(i,o+i.length))yield{from:o,to:o+i.length};for(const i of[...D,T])for(const o of a.matchAll(i))yield{from:o.index+(o[1]?.length??0),to:o.index+o[0].length-(o[1]===void 0?0:1)}}function K(a,l){let i="",o=0;for(const{from:p,to:c}of l.toSorted((r,n)=>r.from-n.from))p>=o&&(i+=a.slice(o,p)+v),o=Math.max(o,c);return i+a.slice(o)}function Z(a){const l=a.split(/[\r\n]+/).map(o=>o.trim()),i=a.trim();return i===""?[]:l.length===1?[i]:[i,...l.filter(o=>o.length>=w)]}}),2173:((G,C,t)=>{t.d(C,{CG:()=>j,Mn:()=>I,St:()=>b});var z,A;function I({oldStart:v,oldCount:w,newStart:D,newCount:T}){return`@@ -${v},${w} +${D},${T} @@`}function b({table:v,firstPoint:w,runs:D}){const T=v.bytes.subarray(v.offset(w),v.offset(w+D));return(0,(z??=t(9366)).jQ)((0,(A??=t(271)).Hp)(T)).replace(/\n$/,"")}function j({hunks:v}){return v.map(w=>`${I(w)}
${b(w)}`).join(`
`)}}),2852:((G,C,t)=>{t.d(C,{KT:()=>r,MV:()=>p,So:()=>i,b8:()=>o});var z,A,I,b,j,v,w,D,T,U,W;async function K(n){return(0,(z??=t(1455)).access)(n).then(()=>!0,()=>!1)}function Z(n){return K((0,(A??=t(6760)).join)(n,"manifest.json"))}async function a(n){const f=(0,(A??=t(6760)).join)(n,".code-review");if(await Z(f))return f;const g=(0,(A??=t(6760)).dirname)(n);return g===n||await K((0,(A??=t(6760)).join)(n,".git"))?void 0:a(g)}function l(n){return new(j??=t(1612)).HR({kind:"usage",code:"RUN_MISSING",message:`No run has left its files in ${n}`,fix:"Do `pr-verdict run` first, or name the folder of one with `--review-dir`."})}async function i({reviewDir:n,inputs:f},g){const E=(0,(b??=t(8175)).TL)(Q=>f.get(Q)??"");if(!E.ok)throw(0,(b??=t(8175)).Rg)(E.problems);const O=(0,(A??=t(6760)).resolve)(g.cwd,n??".code-review"),P=n===void 0?await a(g.cwd):O;if(P===void 0||!await Z(P))throw l(O);const x=await(0,(U??=t(7429)).Gu)({path:P}),J=n===void 0?(0,(A??=t(6760)).dirname)(P):g.cwd,H=await(0,(T??=t(1168)).RX)(x,E.inputs.settings);return{run:await(0,(W??=t(6568)).S)(x,H),directory:x,root:J,settings:H}}function o(n){return(0,(w??=t(5341)).ku)(n,{name:(w??=t(5341)).Kq.receipt,schema:(v??=t(1578)).TA,writtenBy:"write"})}async function p({run:{manifest:n},root:f},g,{env:E}){return g?.outcome==="superseded"?{state:"superseded"}:await c(n,f,E)?{state:"superseded",by:"edit"}:{state:"confirmed"}}async function c({workingDirectory:n,commits:f},g,E){if(n.state!=="worktree")return!1;const{environment:O}=await(0,(D??=t(3450)).f)(E),{isCurrent:P}=(0,(I??=t(4264)).j)({root:g,environment:O});return P!==void 0&&!await P(f)}function r(n,f){const g=n.find(({id:x})=>x===f);if(g!==void 0)return g;const E=n.filter(({id:x})=>x.startsWith(f)),O=new Set(E.map(({id:x})=>x)),[P]=E;if(P!==void 0&&O.size===1)return P;throw new(j??=t(1612)).HR({kind:"usage",code:"FINDING_UNKNOWN",message:`${O.size===0?"no finding has":`${O.size} findings have`} an id that begins with ${JSON.stringify(f)}`,fix:"Name one by its whole id; `pr-verdict explain` lists them all."})}}),1646:((G,C,t)=>{t.d(C,{openPreview:()=>ut,previewCommand:()=>ft});var z=t(1455),A=t(6760),I=t(5984),b=t(3933),j=t(5341),v=t(6263),w=t(3450),D=t(1421),T=t(8474);function U(e,s){return e==="darwin"?["open",s]:e==="win32"?["cmd","/c","start",'""',s]:["xdg-open",s]}async function W(e,s=process.platform){const[h,...u]=U(s,e),d=(0,D.spawn)(h,u,{detached:!0,stdio:"ignore"});d.unref();try{return await(0,T.once)(d,"spawn"),!0}catch{return!1}}var K=t(9307),Z=t(6568),a=t(9374),l=t(4675),i=t(4056),o=t(5976),p=t(2852),c=t(6672),r=t(9366),n=t(7549),f=t(9363);const g={allowDangerousHtml:!0,extensions:[(0,f.T)()],htmlExtensions:[(0,f.I)()]},E=/^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;function O(e){return(0,n.yt)(e,g).replace(/<!--[^>]*-->\n?/g,"").replace(/<[^>]*>?/g,s=>E.test(s)?s:s.replaceAll("<","&lt;").replaceAll(">","&gt;"))}var P=t(1428),x=t(1578),J=t(271),H=t(9631),Q=t(9289),et=t(1903),nt=t(3137),ot=t(7371),Y=t(2173);function st(e){return{old:e.table.oldLine(e.firstPoint),new:e.table.newLine(e.firstPoint),header:(0,Y.Mn)(e),text:(0,Y.St)(e)}}function it({hunks:e,binary:s,submodule:h,missing:u,status:d}){if(u!==void 0)return"This file changed in ways that were not fetched.";if(!(e.length>0))return s?"Binary file":h?"Submodule":d==="renamed"||d==="copied"?"No line changed":"Empty, or only its mode changed"}function at(e){const s=it(e);return{path:(0,r.jQ)(e.path),...e.oldPath!==void 0&&{formerPath:(0,r.jQ)(e.oldPath)},status:e.status,...(0,c.wP)(e),...s!==void 0&&{note:s},hunks:e.hunks.map(st)}}function rt({finding:e,placement:s},h,u){const d="path"in s?s:(0,ot.gA)(e,h),y="path"in d?d.path:e.locations[0]?.path;if(y===void 0)return{};const M=(0,c.qE)(h,y)?.path??y,R=u.get(M),S={path:(0,r.jQ)(M),...R!==void 0&&{file:R}};if(d.place!=="inline")return S;const{side:B,line:N,startLine:L}=d;return{...S,side:B,line:N,...L!==void 0&&{startLine:L}}}function dt({input:e,reviewers:s,review:h,receipt:u,diff:d}){const{render:y,evidence:M,weightOf:R,suggest:S}=e,B=new Map(d.files.map(({path:$},m)=>[$,m])),N=(0,x.ff)(u),L=e.placed.toSorted(($,m)=>(0,H.Eg)($.finding,m.finding)).map($=>{const{finding:m,placement:V}=$,q=N.get(m.id),tt=q?.url,ht={finding:m,placement:V,suggestion:S(m,V)};return{id:m.id,title:(0,J.vI)((0,r.jQ)(y.redact(m.title)),200),severity:m.severity,weight:R(m),status:m.suppressed===void 0?m.status:"suppressed",reviewers:y.reviewersOf(m),where:(0,nt.z7)(m,q?.reason??V.reason),...tt!==void 0&&{url:tt},...rt($,d,B),html:O((0,Q.w)(ht,y))}});return{files:d.files.map(at),findings:L,reviewHtml:O(h),reviewersHtml:O((0,P.lK)((0,i.YC)(s,y))),evidenceHtml:M===void 0?"":O((0,P.lK)((0,et.oP)(M,y))),receipt:u?.entries??[]}}var lt=t(7598),k=t(3024);function F(e){const s={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};return e.replace(/[&<>"]/g,h=>s[h]??"")}function X(e){return`'sha256-${(0,lt.createHash)("sha256").update(e).digest("base64")}'`}function ct({headline:e,subject:s,head:h,data:u}){const d=(0,k.readFileSync)(t.ab+"preview-client.js","utf8"),y=(0,k.readFileSync)(t.ab+"preview-client.css","utf8"),M=["default-src 'none'",`script-src ${X(d)}`,`style-src ${X(y)}`,"base-uri 'none'","form-action 'none'"].join("; "),R=JSON.stringify(u).replaceAll("<","\\u003c");return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${M}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${F(`${e} \xB7 ${s}`)}</title>
<style>${y}</style>
</head>
<body>
<noscript>This page needs JavaScript to show the diff.</noscript>
<header>
<h1>${F(e)}</h1>
<p>${F(s)} <code>${F(h.slice(0,10))}</code></p>
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
<script type="application/json" id="data">${R}<\/script>
<script>${d}<\/script>
</body>
</html>
`}async function _(e,s){const h=await(0,p.So)(e,s),{run:u,directory:d,settings:y}=h,{secrets:M}=await(0,w.f)(s.env),R=(0,b.l)(M),S=await(0,l.l3)(u,{directory:d,settings:y,redact:R,runKey:"preview"}),B=await(0,p.b8)(d),N=await(0,p.MV)(h,B,s),L=(0,a.K)(S).request?.body??await(0,K.Sw)(u,S,d),$=ct({headline:(0,Z.j)({...u,publication:N}).title,subject:u.manifest.pullRequest?.title??(0,I.LT)(u.manifest),head:u.document.head,data:dt({input:S,review:L,receipt:B,reviewers:await(0,i.FM)(d,u),diff:await(0,v.hq)(d,u.manifest,j.Kq.diff)})});if(e.out!==void 0){const m=(0,A.resolve)(s.cwd,e.out);return await(0,z.writeFile)(m,$),m}return await d.write("preview.html",$),(0,A.resolve)(d.path,"preview.html")}async function ft(e,s){const h=await _(e,s);return(0,o.ZF)({data:{file:h},page:`${h}
`},e.output,s),0}async function ut(e,s){const h=e.get("review-dir"),u=await _({reviewDir:h,inputs:new Map([...e,["target","local"]])},s),{CI:d="",GITHUB_ACTIONS:y=""}=s.env,M=d===""&&y===""&&await W(u);s.err(`${M?"Opened":"The page is in"} ${u}
`)}})};export{pt as id,mt as ids,gt as modules};
