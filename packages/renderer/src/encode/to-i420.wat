;; RGBA to I420 (BT.709, limited range) with grain, eight pixels of two rows at a time.
;; Build: npx --package binaryen@132.0.0 wasm-opt src/encode/to-i420.wat -O3 --enable-simd \
;;   --always-inline-max-function-size=500 -o data/to-i420.wasm
(module
  (memory (export "memory") 1)

  ;; Of eight pixels in two vectors: the lower halves of all (red, green), and the upper (blue).
  (func $lower (param $first v128) (param $second v128) (result v128)
    (i8x16.shuffle 0 1 4 5 8 9 12 13 16 17 20 21 24 25 28 29
      (local.get $first) (local.get $second)))
  (func $upper (param $first v128) (param $second v128) (result v128)
    (i8x16.shuffle 2 3 6 7 10 11 14 15 18 19 22 23 26 27 30 31
      (local.get $first) (local.get $second)))

  ;; One colour of eight pixels, in 16 bits each.
  (func $red (param $first v128) (param $second v128) (result v128)
    (v128.and
      (call $lower (local.get $first) (local.get $second))
      (v128.const i16x8 255 255 255 255 255 255 255 255)))
  (func $green (param $first v128) (param $second v128) (result v128)
    (i16x8.shr_u (call $lower (local.get $first) (local.get $second)) (i32.const 8)))
  (func $blue (param $first v128) (param $second v128) (result v128)
    (v128.and
      (call $upper (local.get $first) (local.get $second))
      (v128.const i16x8 255 255 255 255 255 255 255 255)))

  ;; Offset 18 rather than 16, so that grain never takes the darkest value out of range.
  (func $luma (param $red v128) (param $green v128) (param $blue v128) (result v128)
    (i16x8.shr_u
      (i16x8.add
        (i16x8.add
          (i16x8.mul (local.get $red) (v128.const i16x8 47 47 47 47 47 47 47 47))
          (i16x8.mul (local.get $green) (v128.const i16x8 157 157 157 157 157 157 157 157)))
        (i16x8.add
          (i16x8.shl (local.get $blue) (i32.const 4))
          (v128.const i16x8 4608 4608 4608 4608 4608 4608 4608 4608)))
      (i32.const 8)))

  ;; One chroma value of four blocks of 2 x 2 pixels, from the sums of their colours.
  (func $chroma
    (param $red v128) (param $green v128) (param $blue v128)
    (param $of-red v128) (param $of-green v128) (param $of-blue v128) (result v128)
    (i32x4.shr_s
      (i32x4.add
        (i32x4.add
          (i32x4.mul (local.get $red) (local.get $of-red))
          (i32x4.mul (local.get $green) (local.get $of-green)))
        (i32x4.add
          (i32x4.mul (local.get $blue) (local.get $of-blue))
          (v128.const i32x4 131584 131584 131584 131584)))
      (i32.const 10)))

  ;; Eight columns of two rows: eight values of luma in each row, four of U and four of V.
  (func $eight
    (param $a i32) (param $b i32) (param $grain-a i32) (param $grain-b i32)
    (param $luma-a i32) (param $luma-b i32) (param $u i32) (param $v i32)
    (local $first v128) (local $second v128)
    (local $red v128) (local $green v128) (local $blue v128)
    (local $red-b v128) (local $green-b v128) (local $blue-b v128)
    (local.set $first (v128.load (local.get $a)))
    (local.set $second (v128.load offset=16 (local.get $a)))
    (local.set $red (call $red (local.get $first) (local.get $second)))
    (local.set $green (call $green (local.get $first) (local.get $second)))
    (local.set $blue (call $blue (local.get $first) (local.get $second)))
    (local.set $first (v128.load (local.get $b)))
    (local.set $second (v128.load offset=16 (local.get $b)))
    (local.set $red-b (call $red (local.get $first) (local.get $second)))
    (local.set $green-b (call $green (local.get $first) (local.get $second)))
    (local.set $blue-b (call $blue (local.get $first) (local.get $second)))
    ;; Both rows in one vector, for the grain.
    (local.set $first
      (i8x16.add
        (i8x16.narrow_i16x8_u
          (call $luma (local.get $red) (local.get $green) (local.get $blue))
          (call $luma (local.get $red-b) (local.get $green-b) (local.get $blue-b)))
        (v128.load64_lane 1 (local.get $grain-b) (v128.load64_zero (local.get $grain-a)))))
    (v128.store64_lane 0 (local.get $luma-a) (local.get $first))
    (v128.store64_lane 1 (local.get $luma-b) (local.get $first))
    (local.set $red
      (i32x4.extadd_pairwise_i16x8_u (i16x8.add (local.get $red) (local.get $red-b))))
    (local.set $green
      (i32x4.extadd_pairwise_i16x8_u (i16x8.add (local.get $green) (local.get $green-b))))
    (local.set $blue
      (i32x4.extadd_pairwise_i16x8_u (i16x8.add (local.get $blue) (local.get $blue-b))))
    (local.set $first
      (i16x8.narrow_i32x4_s
        (call $chroma (local.get $red) (local.get $green) (local.get $blue)
          (v128.const i32x4 -26 -26 -26 -26)
          (v128.const i32x4 -86 -86 -86 -86)
          (v128.const i32x4 112 112 112 112))
        (call $chroma (local.get $red) (local.get $green) (local.get $blue)
          (v128.const i32x4 112 112 112 112)
          (v128.const i32x4 -102 -102 -102 -102)
          (v128.const i32x4 -10 -10 -10 -10))))
    (local.set $first (i8x16.narrow_i16x8_u (local.get $first) (local.get $first)))
    (v128.store32_lane 0 (local.get $u) (local.get $first))
    (v128.store32_lane 1 (local.get $v) (local.get $first)))

  ;; Another slice of the grain, of 16,384, for every row of every frame.
  (func $grain-of (param $frame i32) (param $y i32) (result i32)
    (i32.shr_u
      (i32.mul
        (i32.add
          (i32.add (i32.mul (local.get $frame) (i32.const 747)) (local.get $y))
          (i32.const 1))
        (i32.const 0x9e3779b1))
      (i32.const 18)))

  ;; Width is a multiple of 8, height of 2. The grain is at address 0.
  (func (export "convert")
    (param $pixels i32) (param $into i32) (param $width i32) (param $height i32) (param $frame i32)
    (local $y i32) (local $x i32) (local $a i32) (local $b i32)
    (local $grain-a i32) (local $grain-b i32) (local $u i32) (local $v i32)
    (local.set $u
      (i32.add (local.get $into) (i32.mul (local.get $width) (local.get $height))))
    (local.set $v
      (i32.add (local.get $u)
        (i32.shr_u (i32.mul (local.get $width) (local.get $height)) (i32.const 2))))
    (local.set $a (local.get $pixels))
    (loop $rows
      (local.set $b (i32.add (local.get $a) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $grain-a (call $grain-of (local.get $frame) (local.get $y)))
      (local.set $grain-b
        (call $grain-of (local.get $frame) (i32.add (local.get $y) (i32.const 1))))
      (local.set $x (i32.const 0))
      (loop $columns
        (call $eight
          (local.get $a) (local.get $b) (local.get $grain-a) (local.get $grain-b)
          (local.get $into) (i32.add (local.get $into) (local.get $width))
          (local.get $u) (local.get $v))
        (local.set $a (i32.add (local.get $a) (i32.const 32)))
        (local.set $b (i32.add (local.get $b) (i32.const 32)))
        (local.set $grain-a (i32.add (local.get $grain-a) (i32.const 8)))
        (local.set $grain-b (i32.add (local.get $grain-b) (i32.const 8)))
        (local.set $into (i32.add (local.get $into) (i32.const 8)))
        (local.set $u (i32.add (local.get $u) (i32.const 4)))
        (local.set $v (i32.add (local.get $v) (i32.const 4)))
        (local.set $x (i32.add (local.get $x) (i32.const 8)))
        (br_if $columns (i32.lt_u (local.get $x) (local.get $width))))
      ;; Both rows were written.
      (local.set $a (local.get $b))
      (local.set $into (i32.add (local.get $into) (local.get $width)))
      (local.set $y (i32.add (local.get $y) (i32.const 2)))
      (br_if $rows (i32.lt_u (local.get $y) (local.get $height))))))
