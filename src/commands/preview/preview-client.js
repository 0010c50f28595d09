// @ts-check
/** @typedef {import('./preview-data.ts').PreviewData} PreviewData */
/** @typedef {import('./preview-data.ts').PreviewFile} PreviewFile */
/** @typedef {import('./preview-data.ts').PreviewFinding} PreviewFinding */
/** The script of the page that `pr-verdict preview` writes. It runs in a browser and is inlined as it is. */
(() => {
  /** Lines of a file that are shown without being asked for. */
  const maxLines = 1500;
  const lineHeight = 20;

  /** @param {string} id */
  const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

  /**
   * An element with attributes and children. Text is never markup.
   * @param {string} name
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} children
   */
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  /** @type {PreviewData} */
  const data = JSON.parse(byId('data').textContent ?? '');
  /** @type {Map<number, number[]>} */
  const findingsOf = new Map();
  data.findings.forEach(({ file }, index) => {
    if (file !== undefined) findingsOf.set(file, [...(findingsOf.get(file) ?? []), index]);
  });
  /** @type {Map<number, HTMLElement>} */
  const comments = new Map();
  /** @type {boolean[]} */
  const isShown = data.findings.map(() => true);
  const plural = (/** @type {number} */ count, /** @type {string} */ noun) =>
    `${count} ${noun}${count === 1 ? '' : 's'}`;

  /** @param {string} html made inert before it was put into the page */
  function markup(html) {
    const box = element('div', { class: 'text' });
    box.innerHTML = html;
    return box;
  }

  /** @param {number} index */
  function comment(index) {
    const finding = data.findings[index];
    const where = finding.url
      ? element('a', { href: finding.url, rel: 'noreferrer' }, finding.where)
      : finding.where;
    const weight = finding.weight === 'blocking' ? 'blocking' : finding.status.replace('_', ' ');
    const box = element(
      'article',
      { class: 'comment', id: `finding-${index}`, tabindex: '-1', 'data-weight': finding.weight },
      element('p', {}, element('strong', {}, finding.reviewers.join(', ')), ` · ${weight} · `, where),
      markup(finding.html),
    );
    box.setAttribute('aria-label', `${finding.severity} finding: ${finding.title}`);
    box.hidden = !isShown[index];
    comments.set(index, box);
    return box;
  }

  /**
   * Where two lines differ: the characters that they share at both ends.
   * @param {string} one
   * @param {string} other
   */
  function sharedEnds(one, other) {
    const most = Math.min(one.length, other.length);
    let start = 0;
    while (start < most && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
    return { start, end, isAlike: start + end >= most / 3 };
  }

  /**
   * @param {string} text
   * @param {string | undefined} other the line that it replaces or is replaced by
   */
  function codeCell(text, other) {
    const cell = element('td', { class: 'code' });
    const { start, end, isAlike } = sharedEnds(text, other ?? '');
    if (other === undefined || !isAlike) cell.append(text);
    else {
      const middle = text.slice(start, text.length - end);
      cell.append(text.slice(0, start), element('b', {}, middle), text.slice(text.length - end));
    }
    return cell;
  }

  const kinds = /** @type {Record<string, string>} */ ({ '+': 'added', '-': 'deleted' });

  /**
   * Each deleted line's replacement, where as many lines were added right after as were deleted.
   * @param {string[]} lines
   */
  function counterparts(lines) {
    /** @type {Map<number, string>} */
    const pairs = new Map();
    for (let at = 0; at < lines.length; at += 1) {
      let middle = at;
      while (lines[middle]?.startsWith('-')) middle += 1;
      let end = middle;
      while (lines[end]?.startsWith('+')) end += 1;
      if (middle > at && middle - at === end - middle) {
        for (let line = at; line < middle; line += 1) {
          const other = line + middle - at;
          pairs.set(line, lines[other].slice(1)).set(other, lines[line].slice(1));
        }
      }
      at = Math.max(at, end - 1);
    }
    return pairs;
  }

  /**
   * The rows of a hunk; `rows` gets each by side and number.
   * @param {PreviewFile['hunks'][number]} hunk
   * @param {Map<string, HTMLElement>} rows
   */
  function hunkRows(hunk, rows) {
    const body = element('tbody');
    body.append(element('tr', { class: 'hunk' }, element('td', { colspan: '3' }, hunk.header)));
    const lines = hunk.text.split('\n');
    const pairs = counterparts(lines);
    let [old, fresh] = [hunk.old, hunk.new];
    lines.forEach((line, at) => {
      const mark = line[0] ?? ' ';
      if (mark === '\\') return;
      const kind = kinds[mark];
      const row = element(
        'tr',
        kind === undefined ? {} : { class: kind },
        element('td', { class: 'n' }, mark === '+' ? '' : String(old)),
        element('td', { class: 'n' }, mark === '-' ? '' : String(fresh)),
        codeCell(line.slice(1), pairs.get(at)),
      );
      if (mark !== '+') rows.set(`LEFT ${old++}`, row);
      if (mark !== '-') rows.set(`RIGHT ${fresh++}`, row);
      body.append(row);
    });
    return body;
  }

  /** @param {PreviewFile} file */
  const lineCount = ({ hunks }) => hunks.reduce((sum, { text }) => sum + text.split('\n').length + 1, 0);

  class FileSection {
    /** @param {number} index */
    constructor(index) {
      this.index = index;
      this.file = data.files[index];
      this.own = findingsOf.get(index) ?? [];
      this.lines = lineCount(this.file);
      this.body = element('div');
      this.isRendered = false;
      this.isWhole = this.lines <= maxLines;
      const { path, formerPath, added, deleted } = this.file;
      const name = formerPath === undefined ? path : `${formerPath} → ${path}`;
      this.button = element('button', { type: 'button', 'aria-expanded': 'true' }, name);
      this.button.addEventListener('click', () => this.fold());
      const found = this.own.length === 0 ? '' : `${plural(this.own.length, 'finding')} · `;
      const head = element('h2', {}, this.button, element('small', {}, `${found}+${added} −${deleted}`));
      this.section = element('section', { class: 'file', id: `file-${index}` }, head, this.body);
      this.section.setAttribute('aria-label', path);
      this.body.style.minHeight = `${Math.min(this.lines, maxLines) * lineHeight}px`;
    }

    fold(isOpen = this.body.hidden) {
      this.body.hidden = !isOpen;
      this.button.setAttribute('aria-expanded', String(isOpen));
    }

    /** Fills the section; until then it is as high as it will be, more or less. */
    render(isWhole = this.isWhole) {
      if (this.isRendered && this.isWhole === isWhole) return;
      this.isRendered = true;
      this.isWhole = isWhole;
      this.body.replaceChildren();
      this.body.style.minHeight = '';
      if (this.file.note) this.body.append(element('p', { class: 'note' }, this.file.note));
      if (isWhole && this.file.hunks.length > 0) this.#renderLines();
      else {
        if (!isWhole) this.body.append(this.#moreButton());
        this.body.append(...this.own.map(comment));
      }
    }

    #moreButton() {
      const more = element('button', { type: 'button' }, `Show ${this.lines} lines`);
      more.addEventListener('click', () => this.render(true));
      return element('p', { class: 'note' }, 'A large diff. ', more);
    }

    #renderLines() {
      /** @type {Map<string, HTMLElement>} */
      const rows = new Map();
      const table = element('table', { class: 'diff' });
      const columns = ['number', 'number', ''].map((name) => element('col', { class: name }));
      table.append(element('colgroup', {}, ...columns));
      table.append(...this.file.hunks.map((hunk) => hunkRows(hunk, rows)));
      const placed = new Set();
      for (const index of this.own.toReversed()) {
        const { side, line, startLine = line } = data.findings[index];
        const row = rows.get(`${side} ${line}`);
        if (line === undefined || startLine === undefined || row === undefined) continue;
        for (let at = startLine; at <= line; at += 1) rows.get(`${side} ${at}`)?.classList.add('marked');
        row.after(element('tr', {}, element('td', { colspan: '3' }, comment(index))));
        placed.add(index);
      }
      const onFile = this.own.filter((index) => !placed.has(index));
      this.body.append(...onFile.map(comment), table);
    }
  }

  const sections = data.files.map((_, index) => new FileSection(index));
  byId('diff').append(...sections.map(({ section }) => section));
  const sectionOf = new Map(sections.map((each) => /** @type {const} */ ([each.section, each])));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        sectionOf.get(/** @type {HTMLElement} */ (target))?.render();
      }
    },
    { rootMargin: '800px' },
  );
  for (const { section } of sections) near.observe(section);

  /**
   * @param {string} title
   * @param {boolean} isOpen
   * @param {(Node | string)[]} content
   */
  function fold(title, isOpen, ...content) {
    const made = element('details', {}, element('summary', {}, title), ...content);
    made.toggleAttribute('open', isOpen);
    return made;
  }

  function receiptTable() {
    const head = ['Reviewer', 'Pointer', 'Finding', 'Place', 'Reason'].map((name) =>
      element('th', { scope: 'col' }, name),
    );
    const rows = data.receipt.map(({ reviewer, pointer, finding = 'refused', place, reason, url }) => {
      const placed = url ? element('a', { href: url, rel: 'noreferrer' }, place) : place;
      const cells = [reviewer, pointer, finding, placed, reason];
      return element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));
    });
    return element('table', { class: 'receipt' }, element('tr', {}, ...head), ...rows);
  }

  /** @param {Node} content @param {string} label */
  const scrollable = (content, label) =>
    element('div', { class: 'scroll text', tabindex: '0', role: 'region', 'aria-label': label }, content);

  const overview = byId('overview');
  overview.append(fold('Review', data.files.length <= 50, markup(data.reviewHtml)));
  overview.append(fold('Reviewers', true, scrollable(markup(data.reviewersHtml), 'Reviewers')));
  if (data.evidenceHtml !== '') overview.append(fold('Evidence', false, markup(data.evidenceHtml)));
  const receipt = fold(`Receipt: ${plural(data.receipt.length, 'original')}`, false);
  receipt.addEventListener('toggle', () => receipt.append(scrollable(receiptTable(), 'Receipt')), {
    once: true,
  });
  if (data.receipt.length > 0) overview.append(receipt);
  const elsewhere = data.findings.flatMap(({ file }, index) => (file === undefined ? [index] : []));
  if (elsewhere.length > 0) {
    const title = `${plural(elsewhere.length, 'finding')} outside the diff`;
    overview.append(fold(title, true, ...elsewhere.map(comment)));
  }

  /** @param {number} index */
  function findingLink(index) {
    const { severity, title, weight, path = 'the change', line } = data.findings[index];
    const place = line === undefined ? path : `${path}:${line}`;
    const label = `${severity}${weight === 'blocking' ? ', blocking' : ''}`;
    const link = element(
      'a',
      { href: `#finding-${index}` },
      element('b', { 'data-severity': severity }, label),
      ` ${title}`,
    );
    link.append(element('small', {}, place));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goToFinding(index);
    });
    return element('li', {}, link);
  }

  /** @param {number} index */
  function fileLink(index) {
    const { path } = data.files[index];
    const count = findingsOf.get(index)?.length ?? 0;
    const link = element('a', { href: `#file-${index}`, title: path }, path.split('/').at(-1) ?? path);
    const folder = path.split('/').slice(0, -1).join('/');
    link.append(' ', element('small', {}, `${count === 0 ? '' : `(${count}) `}${folder}`));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goToFile(index);
    });
    return element('li', {}, link);
  }

  const findingItems = data.findings.map((_, index) => findingLink(index));
  const fileItems = data.files.map((_, index) => fileLink(index));
  byId('findings').append(...findingItems);
  byId('files').append(...fileItems);

  let currentFinding = -1;
  let currentFile = -1;

  /** @param {HTMLElement[]} items @param {number} index */
  function markCurrent(items, index) {
    for (const item of items) item.firstElementChild?.removeAttribute('aria-current');
    const link = items[index]?.firstElementChild;
    link?.setAttribute('aria-current', 'true');
    link?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {number} index */
  function goToFinding(index) {
    currentFinding = index;
    const { file } = data.findings[index];
    if (file !== undefined) {
      currentFile = file;
      sections[file].fold(true);
      sections[file].render(true);
      markCurrent(fileItems, file);
    }
    markCurrent(findingItems, index);
    const box = comments.get(index);
    const closed = box?.closest('details:not([open])');
    closed?.setAttribute('open', '');
    box?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  }

  /** @param {number} index */
  function goToFile(index) {
    currentFile = index;
    sections[index].render();
    markCurrent(fileItems, index);
    sections[index].section.scrollIntoView();
    sections[index].button.focus({ preventScroll: true });
  }

  /**
   * The next index in a direction that is shown, or none.
   * @param {number} from
   * @param {number} step
   * @param {number} count
   * @param {(index: number) => boolean} isVisible
   */
  function following(from, step, count, isVisible) {
    for (let at = from < 0 && step < 0 ? count - 1 : from + step; at >= 0 && at < count; at += step) {
      if (isVisible(at)) return at;
    }
    return undefined;
  }

  /** @param {number} step */
  function moveToFinding(step) {
    const next = following(currentFinding, step, data.findings.length, (index) => isShown[index]);
    if (next !== undefined) goToFinding(next);
  }

  /** @param {number} step */
  function moveToFile(step) {
    const next = following(currentFile, step, sections.length, (index) => !sections[index].section.hidden);
    if (next !== undefined) goToFile(next);
  }

  const filters = /** @type {HTMLFormElement} */ (byId('filters'));

  /** @param {string} name @param {string[]} values */
  function offer(name, values) {
    const select = filters.elements.namedItem(name);
    if (select instanceof HTMLSelectElement)
      for (const value of new Set(values))
        select.append(element('option', { value }, value.replace('_', ' ')));
  }
  offer('reviewer', data.findings.flatMap(({ reviewers }) => reviewers).sort());
  offer(
    'severity',
    data.findings.map(({ severity }) => severity),
  );
  offer('status', data.findings.map(({ status }) => status).sort());

  function applyFilters() {
    const wanted = new FormData(filters);
    const [reviewer, severity, status] = ['reviewer', 'severity', 'status'].map((name) =>
      String(wanted.get(name) ?? ''),
    );
    const path = String(wanted.get('path') ?? '').toLowerCase();
    const isNarrow = reviewer !== '' || severity !== '' || status !== '' || wanted.get('only') !== null;
    const matches = data.files.map((file) => file.path.toLowerCase().includes(path));
    const filesWithFindings = new Set();
    data.findings.forEach((finding, index) => {
      const isAt = (finding.path ?? '').toLowerCase().includes(path);
      isShown[index] =
        isAt &&
        (reviewer === '' || finding.reviewers.includes(reviewer)) &&
        (severity === '' || finding.severity === severity) &&
        (status === '' || finding.status === status);
      if (isShown[index]) filesWithFindings.add(finding.file);
      findingItems[index].hidden = !isShown[index];
      const box = comments.get(index);
      if (box !== undefined) box.hidden = !isShown[index];
    });
    sections.forEach(({ section }, index) => {
      section.hidden = !matches[index] || (isNarrow && !filesWithFindings.has(index));
      fileItems[index].hidden = section.hidden;
    });
    const shown = isShown.filter(Boolean).length;
    const files = sections.filter(({ section }) => !section.hidden).length;
    byId('count').textContent =
      `${shown} of ${plural(isShown.length, 'finding')}, ${files} of ${plural(sections.length, 'file')}`;
  }
  filters.addEventListener('input', applyFilters);
  filters.addEventListener('submit', (event) => event.preventDefault());
  applyFilters();

  function switchTheme() {
    const root = document.documentElement;
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset['theme'] = isDark ? 'light' : 'dark';
  }

  const keys = /** @type {HTMLDialogElement} */ (byId('keys'));
  byId('theme').addEventListener('click', switchTheme);
  byId('help').addEventListener('click', () => keys.showModal());

  /** @type {Record<string, () => void>} */
  const actions = {
    n: () => moveToFinding(1),
    p: () => moveToFinding(-1),
    j: () => moveToFile(1),
    k: () => moveToFile(-1),
    o: () => sections[currentFile]?.fold(),
    '/': () => filters.querySelector('input')?.focus(),
    g: () => scrollTo(0, 0),
    t: switchTheme,
    '?': () => keys.showModal(),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
    const { target } = event;
    if (event.key === 'Escape' && target instanceof HTMLElement) target.blur();
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
})();
