import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, type Editor as TextEditor, useEditorState, useEditor as useTextEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button, Input, Popover, Select } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './RichText.module.css';

type RichTextProps = {
  label: string;
  html: string;
  disabled: boolean;
  /** Of the product, to be put into the text. */
  pictures: readonly string[];
  onChange: (html: string) => void;
};

const headings = [2, 3, 4] as const;

/** What the server lets through, and no more: everything else would be lost on the way. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [...headings] },
    strike: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

const nothing = '<p></p>';

/** The article of a product. Its styles are ours: what an editor injects our policy would refuse. */
export function RichText({ label, html, disabled, pictures, onChange }: RichTextProps) {
  const written = useRef(html);
  const editor = useTextEditor({
    extensions,
    content: html,
    editable: !disabled,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => {
      const now = changed.getHTML();
      written.current = now === nothing ? '' : now;
      onChange(written.current);
    },
  });
  // Thrown away, followed or gone on with: the text comes from outside.
  useEffect(() => {
    if (!editor || html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  if (!editor) return null;
  return (
    <div className={styles.box}>
      {!disabled && <Tools editor={editor} pictures={pictures} />}
      <EditorContent editor={editor} className={styles.text ?? ''} />
    </div>
  );
}

type ToolsProps = { editor: TextEditor; pictures: readonly string[] };

function Tools({ editor, pictures }: ToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      level: headings.find((level) => now.isActive('heading', { level })) ?? 0,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const act = () => editor.chain().focus();
  const tool = (label: string, icon: ReactNode, active: boolean, run: () => void, disabled = false) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      aria-pressed={active}
      className={active ? (styles.on ?? '') : ''}
      icon={icon}
      disabled={disabled}
      onClick={run}
    />
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label="图文工具">
      <Select
        size="small"
        aria-label="段落样式"
        value={on.level}
        options={[
          { value: 0, label: '正文' },
          { value: 2, label: '大标题' },
          { value: 3, label: '小标题' },
          { value: 4, label: '小小标题' },
        ]}
        onChange={(level: number) => {
          const found = headings.find((each) => each === level);
          if (found) act().setHeading({ level: found }).run();
          else act().setParagraph().run();
        }}
      />
      {tool('加粗', <BoldOutlined />, on.bold, () => act().toggleBold().run())}
      {tool('斜体', <ItalicOutlined />, on.italic, () => act().toggleItalic().run())}
      {tool('项目列表', <UnorderedListOutlined />, on.bullets, () => act().toggleBulletList().run())}
      {tool('编号列表', <OrderedListOutlined />, on.numbers, () => act().toggleOrderedList().run())}
      <LinkTool editor={editor} active={on.link} />
      {tool('插入表格', <TableOutlined />, on.table, () =>
        act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      )}
      {on.table && (
        <>
          <Button size="small" type="text" onClick={() => act().addRowAfter().run()}>
            加一行
          </Button>
          <Button size="small" type="text" onClick={() => act().addColumnAfter().run()}>
            加一列
          </Button>
          <Button size="small" type="text" onClick={() => act().deleteRow().run()}>
            删行
          </Button>
          <Button size="small" type="text" onClick={() => act().deleteTable().run()}>
            删表
          </Button>
        </>
      )}
      {pictures.length > 0 && (
        <Popover
          trigger="click"
          content={
            <div className={styles.pictures}>
              {pictures.map((src) => (
                <button key={src} type="button" aria-label="插入这张图片" onClick={() => act().setImage({ src }).run()}>
                  <img src={src} alt="" />
                </button>
              ))}
            </div>
          }
        >
          <Button type="text" size="small" aria-label="插入商品图片" title="插入商品图片" icon={<PictureOutlined />} />
        </Popover>
      )}
      {tool('撤销输入', <UndoOutlined />, false, () => act().undo().run(), !on.canUndo)}
      {tool('恢复输入', <RedoOutlined />, false, () => act().redo().run(), !on.canRedo)}
    </div>
  );
}

const linkLike = /^(https?:\/\/|mailto:|tel:|\/)\S+$/;

function LinkTool({ editor, active }: { editor: TextEditor; active: boolean }) {
  const [open, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const put = () => {
    if (href === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (linkLike.test(href)) editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    else return;
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={(wanted) => {
        setHref(String(editor.getAttributes('link').href ?? ''));
        setOpen(wanted);
      }}
      content={
        <div className={styles.link}>
          <Input
            aria-label="链接地址"
            placeholder="https://"
            value={href}
            onChange={({ target }) => setHref(target.value.trim())}
            onPressEnter={put}
          />
          <Button onClick={put}>确定</Button>
        </div>
      }
    >
      <Button
        type="text"
        size="small"
        aria-label="链接"
        title="链接"
        aria-pressed={active}
        className={active ? (styles.on ?? '') : ''}
        icon={<LinkOutlined />}
      />
    </Popover>
  );
}
