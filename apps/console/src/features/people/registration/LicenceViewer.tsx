import { CheckOutlined, ExpandOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import type { Registration } from '@yigou/contract/people/registration.console';
import { ScrollRegion, useFilePicture } from '@yigou/web-kit';
import { Button, Empty, Skeleton } from 'antd';
import { type ReactNode, useRef } from 'react';
import { fetchFile } from '../../ground/files/shared/files.api';
import styles from './LicenceViewer.module.css';
import { paperOf, zoomSteps } from './licence.rules';
import { type Compared, spaced } from './registration.rules';
import { usePaper } from './usePaper';

type LicenceViewerProps = {
  licence: Registration['licence'];
  compared: (Compared & { no: number; seen: boolean }) | undefined;
  onTick: () => void;
};

/** The picture as it was uploaded, enlarged and turned as it has to be; below it what is to be found on it. */
export function LicenceViewer({ licence, compared, onTick }: LicenceViewerProps) {
  const frame = useRef<HTMLElement>(null);
  const paper = usePaper();
  return (
    <section ref={frame} className={styles.viewer} aria-label="营业执照">
      <header className={styles.bar}>
        <b>{licence?.fileName ?? '营业执照'}</b>
        <Tool label="缩小" icon={<ZoomOutOutlined />} disabled={paper.isSmallest} onPress={paper.shrink} />
        <span className={styles.percent}>{zoomSteps[paper.step]}%</span>
        <Tool label="放大" icon={<ZoomInOutlined />} disabled={paper.isLargest} onPress={paper.grow} />
        <Tool label="旋转" icon={<RotateRightOutlined />} onPress={paper.turn} />
        <Tool label="全屏" icon={<ExpandOutlined />} onPress={() => frame.current?.requestFullscreen()} />
      </header>
      <div className={styles.stage}>
        {licence ? <Paper {...licence} paper={paper} /> : <Empty description="没有上传执照" />}
      </div>
      {compared && <Loupe compared={compared} onTick={onTick} />}
    </section>
  );
}

type ToolProps = { label: string; icon: ReactNode; disabled?: boolean; onPress: () => void };

const Tool = ({ label, icon, disabled = false, onPress }: ToolProps) => (
  <Button type="text" icon={icon} aria-label={label} title={label} disabled={disabled} onClick={onPress} />
);

type PaperProps = { fileId: string; fileName: string; paper: ReturnType<typeof usePaper> };

function Paper({ fileId, fileName, paper }: PaperProps) {
  const { url, lost } = useFilePicture(fileId, fetchFile);
  if (lost) return <Empty description="图片加载失败" />;
  if (!url) return <Skeleton.Image active />;
  const { frame, picture } = paperOf(paper);
  return (
    <ScrollRegion label="执照图片">
      <div className={styles.paper} style={frame}>
        <img
          src={url}
          alt={fileName}
          style={picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => paper.measure(naturalWidth, naturalHeight)}
        />
      </div>
    </ScrollRegion>
  );
}

type LoupeProps = { compared: NonNullable<LicenceViewerProps['compared']>; onTick: () => void };

/** Large enough to be compared letter by letter. */
const Loupe = ({ compared: { no, label, value, where, seen }, onTick }: LoupeProps) => (
  <figure className={styles.loupe}>
    <figcaption>
      <i>{no}</i>
      {label}
      <small>{where}</small>
    </figcaption>
    <strong>{spaced(value)}</strong>
    <Button icon={<CheckOutlined />} onClick={onTick}>
      {seen ? '已核对' : '相符'}
    </Button>
  </figure>
);
