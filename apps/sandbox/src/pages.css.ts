/** Inline, for the gateway loads nothing from anywhere. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f4f5f7;color:#1f2329;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
.stripe{padding:8px 24px;background:#fff7e0;border-bottom:1px solid #f0d58c;color:#6b4a00;text-align:center}
.stripe b{margin-right:8px;padding:1px 8px;border-radius:4px;background:#6b4a00;color:#fff;font-weight:600}
.top{display:flex;align-items:center;gap:12px;height:60px;padding:0 32px;background:#fff;border-bottom:1px solid #e5e6eb;font-size:18px;font-weight:600}
.top i{width:10px;height:24px;border-radius:3px;background:var(--brand)}
.top a{margin-left:auto;color:#4e5969;font-size:14px;font-weight:400}
main{width:min(560px,calc(100% - 32px));margin:40px auto;padding:32px;border-radius:10px;background:#fff;box-shadow:0 2px 12px rgba(31,35,41,.06)}
main.wide{width:min(1080px,calc(100% - 32px))}
h1{margin:0 0 4px;font-size:16px;font-weight:600}
h2{margin:28px 0 8px;font-size:15px}
.sum{margin:12px 0 20px;font-size:40px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}
.sum small{margin-right:4px;font-size:22px}
dl{display:grid;grid-template-columns:88px 1fr;gap:10px 16px;margin:0;padding:20px 0;border-top:1px solid #e5e6eb}
dt{color:#4e5969}
dd{margin:0;overflow-wrap:anywhere}
form{display:flex;gap:12px;margin-top:8px}
button,.link{flex:1;padding:11px 16px;border:1px solid transparent;border-radius:6px;font:inherit;font-size:16px;text-align:center;text-decoration:none;cursor:pointer}
.yes{background:var(--brand);color:#fff}
.yes:hover{filter:brightness(.92)}
.no{border-color:#c9cdd4;background:#fff;color:#1f2329}
.no:hover{background:#f7f8fa}
button:focus-visible,a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
main.phone{width:min(390px,calc(100% - 24px))}
.phone .sum,.phone h1,.phone p{text-align:center}
.note{margin:0;text-wrap:balance;color:#4e5969}
.actions{display:flex;gap:12px;margin-top:24px}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th:nth-child(1){width:92px}
th:nth-child(2){width:184px}
th:nth-child(4){width:148px}
th:nth-child(5){width:176px}
th:nth-child(6){width:168px}
th,td{padding:9px 10px;border-bottom:1px solid #e5e6eb;text-align:left;font-variant-numeric:tabular-nums}
th{color:#4e5969;font-weight:500;white-space:nowrap}
td.money,th.money{text-align:right;white-space:nowrap}
td{overflow-wrap:anywhere;vertical-align:top}
.empty{padding:36px 0;color:#4e5969;text-align:center}
`;
