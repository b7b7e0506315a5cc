/// How the page looks: light or dark, narrow or wide, and on paper.
enum PageStyle {
  /// What the page's policy allows: SHA-256 of the text.
  ///
  /// A test says what it is when the text changes.
  static let hash = "sha256-l/CBxFl4rikgiC5K+JQXcGo23yyyePIgU0j4HWiNOK4="

  static let text = """
    :root{--paper:#fff;--ink:#1b1d22;--soft:#565b66;--line:#d9dce2;--ground:#f5f6f8;--link:#0a58ca;--mark:#fff3c4;--key:#0a4ba0;--string:#1c6b3a;--number:#8a3b00;color-scheme:light}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){--paper:#16181c;--ink:#e8eaee;--soft:#a3a9b5;--line:#343943;--ground:#1f2228;--link:#7db1ff;--mark:#4d4318;--key:#8fbcff;--string:#7fd39b;--number:#f0b27a;color-scheme:dark}}
    :root[data-theme=dark]{--paper:#16181c;--ink:#e8eaee;--soft:#a3a9b5;--line:#343943;--ground:#1f2228;--link:#7db1ff;--mark:#4d4318;--key:#8fbcff;--string:#7fd39b;--number:#f0b27a;color-scheme:dark}
    *{box-sizing:border-box}
    html{scroll-padding-top:64px}
    body{margin:0;overflow-wrap:anywhere;font:16px/1.55 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--paper);display:grid;grid-template-columns:minmax(0,300px) minmax(0,1fr);grid-template-rows:auto 1fr}
    header{grid-column:1/-1;position:sticky;top:0;z-index:1;display:flex;gap:12px;align-items:center;padding:8px 20px;background:var(--paper);border-bottom:1px solid var(--line)}
    header .title{font-weight:650;color:inherit;text-decoration:none;margin-inline-end:auto}
    #search{font:inherit;flex:0 1 280px;min-width:90px;padding:4px 10px;border:1px solid var(--line);border-radius:8px;background:var(--ground);color:inherit}
    #theme{font:inherit;min-width:32px;height:32px;border:1px solid var(--line);border-radius:8px;background:none;color:inherit}
    nav{position:sticky;top:50px;align-self:start;max-height:calc(100vh - 50px);overflow:auto;padding:12px 8px 40px 16px;border-inline-end:1px solid var(--line);font-size:14px}
    nav ul{list-style:none;margin:0;padding-inline-start:12px}
    nav>ul{padding:0}
    nav a{color:var(--ink);text-decoration:none;display:inline-block;max-width:100%;overflow-wrap:anywhere;padding:2px 4px;border-radius:5px}
    nav a:hover,nav a[aria-current]{background:var(--ground)}
    nav a[aria-current]{font-weight:600}
    main{padding:8px 32px 80px;max-width:980px;min-width:0}
    section{padding-top:20px}
    h1{font-size:32px;line-height:1.2;margin:16px 0}
    h2{font-size:24px;line-height:1.25;margin:24px 0 8px;border-top:1px solid var(--line);padding-top:24px}
    h3{font-size:18px;margin:28px 0 8px;overflow-wrap:anywhere}
    h4{font-size:15px;margin:20px 0 6px}
    h5{font-size:13px;margin:10px 0 2px;color:var(--soft)}
    a{color:var(--link)}
    a.link{margin-inline-start:8px;text-decoration:none;opacity:.55}
    a:focus-visible,summary:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
    code,pre,var{font-family:"JetBrains Mono",ui-monospace,"DejaVu Sans Mono",monospace;font-style:normal;font-size:.88em}
    pre{background:var(--ground);border:1px solid var(--line);border-radius:8px;padding:10px 12px;overflow:auto;max-height:480px;white-space:pre-wrap;overflow-wrap:anywhere}
    pre i{font-style:normal}.k{color:var(--key)}.t{color:var(--string)}.n{color:var(--number)}
    s{text-decoration-color:var(--soft);color:var(--soft)}
    .summary{font-weight:600}
    .tabs{display:flex;flex-wrap:wrap;gap:4px;padding:6px 0}
    .tabs input{position:absolute;opacity:0}
    .tabs label{order:1;border:1px solid var(--line);border-radius:8px 8px 0 0;padding:2px 12px;font-size:14px;cursor:pointer}
    .tabs input:checked+label{background:var(--ground);font-weight:600}
    .tabs input:focus-visible+label{outline:2px solid var(--link);outline-offset:2px}
    .panel{order:2;flex:0 0 100%;display:none;min-width:0}
    .tabs input:checked+label+.panel{display:block}
    .copy{float:inline-end;position:relative;margin:6px 6px 0 8px;font:inherit;font-size:12px;padding:1px 8px;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--soft)}
    .uri{overflow-wrap:anywhere}
    var{background:var(--ground);border:1px solid var(--line);border-radius:5px;padding:0 4px}
    .chip{display:inline-block;font-size:12px;border:1px solid var(--line);border-radius:99px;padding:0 8px;margin-inline-end:6px;color:var(--soft);text-decoration:none}
    .verb{display:inline-block;font-size:11px;font-weight:700;letter-spacing:.03em;border-radius:5px;padding:1px 6px;color:#fff;background:#575d69}
    .get{background:#1c6b3a}.post{background:#0a58ca}.put,.patch{background:#8a5200}.delete{background:#b3261e}
    .status{font-weight:700;font-family:ui-monospace,monospace}
    .s2{color:#1c6b3a}.s3{color:#0a58ca}.s4,.s5{color:#b3261e}
    :root[data-theme=dark] .s2{color:#6cc78e}:root[data-theme=dark] .s3{color:#7db1ff}:root[data-theme=dark] .s4,:root[data-theme=dark] .s5{color:#ff9d95}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]) .s2{color:#6cc78e}:root:not([data-theme=light]) .s3{color:#7db1ff}:root:not([data-theme=light]) .s4,:root:not([data-theme=light]) .s5{color:#ff9d95}}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{border-bottom:1px solid var(--line);padding:6px 10px;text-align:start;vertical-align:top}
    thead th{color:var(--soft);font-weight:500}
    tbody th{font-weight:500}
    em{font-style:normal;font-size:12px;color:var(--soft);border:1px solid var(--line);border-radius:5px;padding:0 5px;margin-inline-start:6px;white-space:nowrap}
    summary{cursor:pointer;padding:3px 0}
    details.response{border:1px solid var(--line);border-radius:8px;padding:4px 12px;margin:6px 0}
    .text h1,.text h2,.text h3{font-size:17px;margin:16px 0 6px;border:0;padding:0}
    .uri+.chip{margin-inline-start:8px}
    .text>:first-child{margin-top:0}.text>:last-child{margin-bottom:0}
    .schema ul{list-style:none;margin:0;padding-inline-start:18px;border-inline-start:1px solid var(--line)}
    .schema>ul{padding:0;border:0}
    .rule{color:var(--soft);font-size:13px;margin-inline-start:8px}
    .meaning{margin-inline-start:8px;font-size:14px}
    .found{background:var(--mark)}
    .try,.call button{font:inherit;font-size:14px;padding:3px 12px;margin:8px 0;border:1px solid var(--line);border-radius:8px;background:var(--ground);color:inherit}
    .call{border:1px solid var(--line);border-radius:8px;padding:8px 12px;margin:6px 0}
    .call label{display:grid;grid-template-columns:minmax(80px,180px) 1fr;gap:10px;align-items:center;margin:4px 0;font-size:14px}
    .call input,.call textarea{font:inherit;min-width:0;padding:3px 8px;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:inherit}
    .call textarea{min-height:90px;font-family:ui-monospace,monospace}
    #results{position:absolute;inset-inline-end:20px;top:48px;width:min(480px,90vw);max-height:70vh;overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:6px;box-shadow:0 8px 24px rgba(0,0,0,.25);list-style:none;margin:0}
    #results a{display:block;padding:4px 8px;border-radius:5px;color:inherit;text-decoration:none}
    #results a:hover,#results a[aria-selected=true]{background:var(--ground)}
    @media (max-width:760px){body{display:block}nav{position:static;max-height:40vh;border:0;border-bottom:1px solid var(--line)}main{padding:8px 16px 60px}header{padding:8px 16px}}
    @media print{body{display:block}header,nav,a.link,.try,.call,.copy{display:none}main{max-width:none;padding:0}details::details-content{display:block;content-visibility:visible;height:auto}pre{max-height:none;overflow:visible}.wide{overflow:visible}.tabs,.panel{display:block}.tabs label{border:0;padding:0}h1,h2,h3,h4,h5,summary,h2+p,h3+p{break-after:avoid}tr,li>code{break-inside:avoid}p,pre{orphans:3;widows:3}}
    """
}
