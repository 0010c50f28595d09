const gt=1646,vt=[1646],mt={3933:((X,z,t)=>{t.d(z,{d:()=>T,l:()=>W});const B=new RegExp("(?:%[0-9a-f]{2})+|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|(?![\\n\\r\\t])\\p{Cc}","giu");function y(c){return c.replace(B,i=>i.startsWith("%")?$(i):"")}function $(c){const i=Buffer.from(c.replaceAll("%",""),"hex"),d=i.toString("utf8");return Buffer.from(d,"utf8").equals(i)?d:i.toString("latin1")}function T(c){const i=Buffer.from(c,"utf8"),d=i.toString("hex");return[c,JSON.stringify(c).slice(1,-1),encodeURIComponent(c),d,d.toUpperCase(),...C(i)]}function C(c){return[0,1,2].flatMap(i=>{const d=Buffer.concat([Buffer.alloc(i),c]),E=Math.ceil(i*8/6),M=Math.floor(d.length*8/6);return["base64","base64url"].map(K=>d.toString(K).slice(E,M)).filter(K=>K.length>=8)})}const u="***",w=16,R=[/(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,/(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,/(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,/(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,/(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,/(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,/(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs],P=/(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;function W(c){let i=[];const d=v=>{i=[...new Set([...i,...v.flatMap(N).flatMap(T)])].sort((l,h)=>h.length-l.length)};d(c);const E=v=>{let l=v;for(const h of i)l=l.replaceAll(h,u);for(const h of R)l=l.replace(h,u);return l.replace(P,`$1${u}@`)},M=v=>{const l=y(v);return l!==v&&E(l)!==l};return Object.assign(v=>{const l=E(v);if(!M(l))return l;const h=l.replace(/\S+/g,Z=>M(Z)?u:Z);return M(h)?u:h},{learn:d})}function N(c){const i=c.split(/[\r\n]+/).map(E=>E.trim()),d=c.trim();return d===""?[]:i.length===1?[d]:[d,...i.filter(E=>E.length>=w)]}}),2173:((X,z,t)=>{t.d(z,{CG:()=>C,Mn:()=>$,St:()=>T});var B,y;function $({oldStart:u,oldCount:w,newStart:R,newCount:P}){return`@@ -${u},${w} +${R},${P} @@`}function T({table:u,firstPoint:w,runs:R}){const P=u.bytes.subarray(u.offset(w),u.offset(w+R));return(0,(B??=t(9366)).jQ)((0,(y??=t(271)).Hp)(P)).replace(/\n$/,"")}function C({hunks:u}){return u.map(w=>`${$(w)}
${T(w)}`).join(`
`)}}),2852:((X,z,t)=>{t.d(z,{KT:()=>Z,MV:()=>h,So:()=>v,b8:()=>l});var B,y,$,T,C,u,w,R,P,W,N,c,i;async function d(s){return(0,(B??=t(1455)).access)(s).then(()=>!0,()=>!1)}function E(s){return d((0,(y??=t(6760)).join)(s,"manifest.json"))}async function M(s){const O=(0,(y??=t(6760)).join)(s,".code-review");if(await E(O))return O;const A=(0,(y??=t(6760)).dirname)(s);return A===s||await d((0,(y??=t(6760)).join)(s,".git"))?void 0:M(A)}function K(s){return new(u??=t(1612)).HR({kind:"usage",code:"RUN_MISSING",message:`No run has left its files in ${s}`})}async function v({reviewDir:s,inputs:O},A){const m=(0,(C??=t(8175)).TL)(V=>O.get(V)??"");if(!m.ok)throw(0,(C??=t(8175)).Rg)(m.problems);const D=(0,(y??=t(6760)).resolve)(A.cwd,s??".code-review"),I=s===void 0?await M(A.cwd):D;if(I===void 0||!await E(I))throw K(D);const g=await(0,(c??=t(7429)).Gu)({path:I}),F=s===void 0?(0,(y??=t(6760)).dirname)(I):A.cwd,k={name:(P??=t(5341)).Kq.gate,schema:(R??=t(7982)).Xh,writtenBy:"gate"},{inputs:G={}}=await(0,(P??=t(5341)).ku)(g,k)??{},Q=await(0,(N??=t(1558)).RX)(g,m.inputs.settings),J={...Q,policyInputs:{...G,...Q.policyInputs}};return{run:await(0,(i??=t(510)).S)(g,J),directory:g,root:F,settings:J,recorded:G}}function l(s){return(0,(P??=t(5341)).ku)(s,{name:(P??=t(5341)).Kq.receipt,schema:(w??=t(1578)).TA,writtenBy:"write"})}async function h({run:{manifest:s},directory:O,root:A},m,{env:D}){if(m?.outcome==="superseded")return{state:"superseded"};if(s.workingDirectory.state!=="worktree")return{state:"confirmed"};const{environment:I}=await(0,(W??=t(3450)).f)(D),g=(0,(T??=t(4264)).j)({root:A,environment:I});return await g.isCurrent?.(s.commits)===!1?(0,($??=t(8451))._)(O,s,g):{state:"confirmed"}}function Z(s,O){const A=s.find(({id:g})=>g===O);if(A!==void 0)return A;const m=s.filter(({id:g})=>g.startsWith(O)),D=new Set(m.map(({id:g})=>g)),[I]=m;if(I!==void 0&&D.size===1)return I;throw new(u??=t(1612)).HR({kind:"usage",code:"FINDING_UNKNOWN",message:`${D.size===0?"no finding has":`${D.size} findings have`} an id that begins with ${JSON.stringify(O)}`})}}),1646:((X,z,t)=>{t.d(z,{openPreview:()=>pt,previewCommand:()=>ft,writeRunPage:()=>ut});var B=t(1455),y=t(6760),$=t(5984),T=t(3933),C=t(5341),u=t(6263),w=t(3450),R=t(1421),P=t(8474);function W(e,n){return e==="darwin"?["open",n]:e==="win32"?["cmd","/c","start",'""',n]:["xdg-open",n]}async function N(e,n,a=process.platform){const[o,...r]=W(a,e),f=(0,R.spawn)(o,r,{detached:!0,stdio:"ignore",env:n});f.unref();try{return await(0,P.once)(f,"spawn"),!0}catch{return!1}}var c=t(510),i=t(9374),d=t(5118),E=t(5763),M=t(4056),K=t(5976),v=t(2852),l=t(6672),h=t(9366),Z=t(7549),s=t(9363);const O={allowDangerousHtml:!0,extensions:[(0,s.T)()],htmlExtensions:[(0,s.I)()]},A=/^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;function m(e){return(0,Z.yt)(e,O).replace(/<!--[^>]*-->\n?/g,"").replace(/<[^>]*>?/g,n=>A.test(n)?n:n.replaceAll("<","&lt;").replaceAll(">","&gt;"))}var D=t(1428),I=t(1578),g=t(271),F=t(9631),k=t(9289),G=t(1903),Q=t(3137),J=t(7371),V=t(2173);function at(e){return{old:e.table.oldLine(e.firstPoint),new:e.table.newLine(e.firstPoint),header:(0,V.Mn)(e),text:(0,V.St)(e)}}function ot({hunks:e,binary:n,missing:a,status:o}){if(a!==void 0)return"This file changed in ways that were not fetched.";if(!(e.length>0))return n?"Binary file":o==="renamed"||o==="copied"?"No line changed":"Empty, or only its mode changed"}function it(e){const n=ot(e);return{path:(0,h.jQ)(e.path),...e.oldPath!==void 0&&{formerPath:(0,h.jQ)(e.oldPath)},status:e.status,...(0,l.wP)(e),...n!==void 0&&{note:n},hunks:e.hunks.map(at)}}function rt({finding:e,placement:n},a,o){const r="path"in n?n:(0,J.gA)(e,a),f="path"in r?r.path:e.locations[0]?.path;if(f===void 0)return{};const x=(0,l.qE)(a,f)?.path??f,b=o.get(x),S={path:(0,h.jQ)(x),...b!==void 0&&{file:b}};if(r.place!=="inline")return S;const{side:L,line:H,startLine:U}=r;return{...S,side:L,line:H,...U!==void 0&&{startLine:U}}}function dt({input:e,reviewers:n,review:a,receipt:o,diff:r}){const{render:f,evidence:x,weightOf:b,suggest:S}=e,L=new Map(r.files.map(({path:j},p)=>[j,p])),H=(0,I.ff)(o),U=e.placed.toSorted((j,p)=>(0,F.Eg)(j.finding,p.finding)).map(j=>{const{finding:p,placement:q}=j,nt=H.get(p.id),st=nt?.url,ht={finding:p,placement:q,suggestion:S(p,q)};return{id:p.id,title:(0,g.vI)((0,h.jQ)(f.redact(p.title)),200),severity:p.severity,weight:b(p),status:p.suppressed===void 0?p.status:"suppressed",reviewers:f.reviewersOf(p),where:(0,Q.z7)(p,nt?.reason??q.reason),...st!==void 0&&{url:st},...rt(j,r,L),html:m((0,k.wQ)(ht,f))}});return{files:r.files.map(it),findings:U,reviewHtml:m(a),reviewersHtml:m((0,D.lK)((0,M.YC)(n,f))),evidenceHtml:x===void 0?"":m((0,D.lK)((0,G.oP)(x,f))),receipt:o?.entries??[]}}var lt=t(7598),tt=t(3024);function Y(e){const n={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"};return e.replace(/[&<>"]/g,a=>n[a]??"")}function et(e){return`'sha256-${(0,lt.createHash)("sha256").update(e).digest("base64")}'`}function ct({headline:e,subject:n,head:a,data:o}){const r=(0,tt.readFileSync)(t.ab+"preview-client.js","utf8"),f=(0,tt.readFileSync)(t.ab+"preview-client.css","utf8"),x=["default-src 'none'",`script-src ${et(r)}`,`style-src ${et(f)}`,"base-uri 'none'","form-action 'none'"].join("; "),b=JSON.stringify(o).replaceAll("<","\\u003c");return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${x}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Y(`${e} \xB7 ${n}`)}</title>
<style>${f}</style>
</head>
<body>
<noscript>This page needs JavaScript to show the diff.</noscript>
<header>
<h1>${Y(e)}</h1>
<p>${Y(n)} <code>${Y(a.slice(0,10))}</code></p>
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
<script type="application/json" id="data">${b}<\/script>
<script>${r}<\/script>
</body>
</html>
`}async function _(e,n){const a=await(0,v.So)(e,n),{run:o,directory:r,settings:f}=a,{secrets:x}=await(0,w.f)(n.env),b=(0,T.l)([...x,e.inputs.get("github-token")??""]),S=await(0,E.l3)(o,{directory:r,settings:f,redact:b,runKey:"preview"}),L=await(0,v.b8)(r),H=await(0,v.MV)(a,L,n),U=(0,i.Kp)(S).request?.body??await(0,d.S)(o,S,r),j=ct({headline:(0,c.j)({...o,publication:H}).title,subject:o.manifest.pullRequest?.title??(0,$.L)(o.manifest),head:o.document.head,data:dt({input:S,review:U,receipt:L,reviewers:await(0,M.FM)(r,o),diff:await(0,u.hq)(r,o.manifest,C.Kq.diff)})});if(e.out!==void 0){const p=(0,y.resolve)(n.cwd,e.out);return await(0,B.writeFile)(p,j),p}return await r.write("preview.html",j),(0,y.resolve)(r.path,"preview.html")}async function ft(e,n){const a=await _(e,n);return(0,K.ZF)({data:{file:a},page:`${a}
`},e.output,n),0}function ut(e,n){const a=()=>{},o={isTerminal:!1,out:a,say:a,err:a,log:a};return _({reviewDir:e.get("review-dir"),inputs:e},{...o,env:n,cwd:process.cwd()})}async function pt(e,n){const a=e.get("review-dir"),o=await _({reviewDir:a,inputs:new Map([...e,["target","local"]])},n),{CI:r="",GITHUB_ACTIONS:f=""}=n.env,x=r===""&&f===""&&await N(o,n.env);n.err(`${x?"Opened":"The page is in"} ${o}
`)}})};export{gt as id,vt as ids,mt as modules};
