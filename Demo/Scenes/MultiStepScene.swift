import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let multiStep = DemoScene(
    name: "multi-step",
    summary: Localized(
      english: "steps with progress, smooth moves and a pulse, a way back and a way out",
      chinese: "多步引导：进度、平滑移动、脉动，可返回，可跳过")
  ) { screen, context in
    let text = context.text
    let player = PlayerView(
      song: text("Sea of Glass", "玻璃海"), artist: text("The Herons", "苍鹭乐队"),
      like: text("Like", "喜欢"), next: text("Up next", "接下来"),
      songs: text("1  Driftwood\n2  Low Tide", "1  浮木\n2  退潮"))
    screen.root.addSubview(player)
    screen.root.onLayout = { player.frame = $0.bounds }

    @MainActor func step(_ view: View, _ title: String, _ says: String) -> GuideStep {
      GuideStep(
        focuses: [Focus(view, style: .rounded)],
        tips: [Tip(title: title, text: says, buttons: [.skip, .back, .next])])
    }
    let guide = Guide(steps: [
      step(player.song, text("Now playing", "正在播放"), text("Tap it for the words.", "点按查看歌词。")),
      step(player.like, text("Like it?", "喜欢吗？"), text("You will hear more of it.", "会为你多播放。")),
      step(player.volume, text("Volume", "音量"), text("Drag it, or press + and -.", "拖动，或按 + 与 -。")),
      step(player.queue, text("Up next", "接下来"), text("Drag songs into your order.", "拖动歌曲调整顺序。")),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    guide.policies.maskTap = .advance
    guide.animation = GuideAnimation(transitionDuration: 0.4, pulseCount: 2)
    return guide
  } tour: { tour in
    tour.frame()
    for _ in 1...2 {
      await tour.next()
      tour.frame()
    }
    await tour.tapControl(.previous)
    tour.frame()
    await tour.tapControl(.skip)
    tour.frame()
  }
}

/// The screen of a music player.
private final class PlayerView: View {
  let song: BoxView
  let like: Button
  let volume: Label
  let queue: BoxView
  private let artist: Label
  private let songs: Label

  init(song: String, artist: String, like: String, next: String, songs: String) {
    self.song = BoxView(title: song)
    self.artist = Label(artist)
    self.like = Button(like)
    volume = Label("- |=========    | +")
    queue = BoxView(title: next)
    self.songs = Label(songs)
    super.init()
    queue.addSubview(self.songs)
    self.song.addSubview(self.artist)
    addSubviews(self.song, self.like, volume, queue)
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.size.width, bounds.size.height)
    song.frame = CGRect(x: 1, y: 0, width: width - 2, height: 3)
    artist.frame = CGRect(x: 2, y: 1, width: width - 6, height: 1)
    let size = like.sizeThatFits(bounds.size)
    like.frame = CGRect(x: 2, y: 4, width: size.width, height: 1)
    volume.frame = CGRect(x: width - 20, y: 4, width: 18, height: 1)
    queue.frame = CGRect(x: 1, y: height - 4, width: width - 2, height: 4)
    songs.frame = CGRect(x: 2, y: 1, width: width - 6, height: 2)
  }
}
