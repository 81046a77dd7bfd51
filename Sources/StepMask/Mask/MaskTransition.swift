public import Foundation

/// How the holes of one step turn into those of the next: a pure function of progress.
///
/// Old and new holes are paired so that their centres travel the least distance in all. A new hole
/// without a partner grows from its centre, an old one shrinks into its own. Each hole stays whole
/// and inside the box around its pair. The first and the last frame are exactly the shapes that
/// were given.
///
/// A transition that is interrupted goes on from the holes now shown: they are the old ones of
/// the next transition.
///
/// Shapes without area take no part. With up to 128 old and 128 new holes the pairing is the best
/// there is and takes cubic time at worst; beyond that each new hole, in order, takes the nearest
/// old one that is left.
public struct MaskTransition: Hashable, Sendable {
  /// A hole of one frame.
  public struct Hole: Hashable, Sendable {
    /// The clear region.
    public var shape: MaskShape

    /// The index of the new hole that this one becomes; nil for an old one that shrinks away.
    public var newIndex: Int?

    /// Creates a hole.
    public init(shape: MaskShape, newIndex: Int?) {
      self.shape = shape
      self.newIndex = newIndex
    }
  }

  /// What one hole does; exactly one of the ends may be missing.
  fileprivate struct Motion: Hashable {
    var old: MaskShape?
    var new: MaskShape?
    var newIndex: Int?
  }

  private let motions: [Motion]

  /// Creates a transition and pairs the holes.
  public init(from old: [MaskShape], to new: [MaskShape]) {
    let old = old.filter(\.hasArea)
    let new = new.enumerated().filter(\.element.hasArea)
    let partners = HolePairing.partners(of: new.map(\.element), among: old)
    let kept = zip(new, partners).map { new, partner in
      Motion(old: partner.map { old[$0] }, new: new.element, newIndex: new.offset)
    }
    let used = Set(partners.compactMap(\.self))
    motions = kept + old.indices.filter { !used.contains($0) }.map { Motion(old: old[$0]) }
  }

  /// The holes of one frame: first those that become a new one, in its order, then the others.
  ///
  /// Progress runs from 0, the old holes, to 1, the new ones, and is eased already. Values outside
  /// are pulled to the nearer end; NaN counts as 1.
  public func holes(at progress: CGFloat) -> [Hole] {
    motions.compactMap { motion in
      motion.shape(at: GuideEasing.linear(progress))
        .map { Hole(shape: $0, newIndex: motion.newIndex) }
    }
  }
}

extension MaskTransition.Motion {
  fileprivate func shape(at progress: CGFloat) -> MaskShape? {
    if progress <= 0 { return old }
    if progress >= 1 { return new }
    switch (old, new) {
    case (let old?, let new?): return old.morphed(to: new, progress).usable
    case (nil, let new?): return new.scaledAboutCenter(progress).usable
    case (let old?, nil): return old.scaledAboutCenter(1 - progress).usable
    case (nil, nil): return nil
    }
  }
}
